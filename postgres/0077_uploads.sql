-- The file that a chunk of an import is from, so that the audit log has its name, and at its end what came of all of its
-- chunks.
ALTER TABLE imports
  ADD COLUMN upload_id uuid,
  ADD COLUMN file_name text CHECK (char_length(file_name) BETWEEN 1 AND 200),
  -- Of the last chunk: who sent the file, as the audit log has people.
  ADD COLUMN ended_by jsonb,
  ADD CHECK (ended_by IS NULL OR (upload_id IS NOT NULL AND file_name IS NOT NULL));
CREATE INDEX imports_of_upload ON imports (upload_id) WHERE upload_id IS NOT NULL;
