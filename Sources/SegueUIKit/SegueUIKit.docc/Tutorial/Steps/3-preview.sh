segue preview cell-zoom --from list.png --to player.png --source 16,96,180,120
