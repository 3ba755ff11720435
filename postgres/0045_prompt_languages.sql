-- Sequences of letters told them, which took "top ten apps" for Polish: they are told by words from the next run on.
UPDATE prompts SET language = NULL WHERE language IS NOT NULL;
