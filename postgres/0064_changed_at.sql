-- When the row of a prompt or a competitor last changed as the API shows it, for whoever pulls what has changed. A
-- trigger moves it, so that no writer can forget it. `updated_at` of a prompt is what its owner changed.
ALTER TABLE prompts ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp();
ALTER TABLE competitors ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp();

CREATE FUNCTION move_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;

CREATE TRIGGER prompts_move_changed_at BEFORE UPDATE ON prompts
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION move_changed_at();

CREATE TRIGGER competitors_move_changed_at BEFORE UPDATE ON competitors
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION move_changed_at();
