-- Lists that stand beside other things are read as lists, and who has closed ranks nowhere: every stored answer is read again.
UPDATE brands SET names_read = 0;
