segue show cell-zoom
