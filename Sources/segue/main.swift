import SegueCLI

runSegue()
