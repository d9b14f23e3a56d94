segue browse
