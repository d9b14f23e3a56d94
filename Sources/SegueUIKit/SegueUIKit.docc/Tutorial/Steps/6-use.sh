segue use cell-zoom
