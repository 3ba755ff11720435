-- Prompts are deleted with their brand alone, whose responses nobody can ask for any more.
DROP TRIGGER prompts_removal_revises ON prompts;
