runSegue()
