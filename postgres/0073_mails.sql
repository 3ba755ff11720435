-- Mails that a person gets of an organization. A person chooses for each organization.
ALTER TABLE memberships
  ADD COLUMN gets_digest boolean NOT NULL DEFAULT true,
  ADD COLUMN gets_notices boolean NOT NULL DEFAULT true;

-- Language by which dates of mails are written (BCP 47), as the browser said at the first sign-in; null while unknown.
ALTER TABLE users ADD COLUMN locale text;

-- Weeks of which an organization's digest has been made: once over all processes. A week is named by its Monday.
CREATE TABLE digests (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  week date NOT NULL CHECK (extract(isodow FROM week) = 1),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (organization_id, week)
);
-- The first digest comes on the Monday after the upgrade, and not on the day of it.
INSERT INTO digests (organization_id, week)
SELECT id, date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 FROM organizations;

-- One mail to one member, written in the transaction that adds its job. It goes with the membership: a job without its row
-- sends nothing. refused: the mail server took it for none of its recipients, or not at all; failed: it was given up;
-- cancelled: it was turned off before it was sent.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('digest', 'notice')),
  -- Of the week's digest; null of a notice, and of a digest that a command sends.
  week date,
  -- Of the token in its link that turns such mails off.
  sha256 bytea NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'cancelled')),
  -- Of the last attempt without success, for people.
  reason text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  FOREIGN KEY (organization_id, user_id) REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX mails_of_week ON mails (organization_id, user_id, week) WHERE week IS NOT NULL;
CREATE INDEX mails_by_member ON mails (organization_id, user_id, created_at);
CREATE INDEX mails_waiting ON mails (created_at) WHERE state = 'waiting';

-- What the service does by itself is in the audit log, too: it disables webhooks, and mails that are refused.
ALTER TABLE journal DROP CONSTRAINT journal_author_kind_check;
ALTER TABLE journal ADD CONSTRAINT journal_author_kind_check
  CHECK (author_kind IN ('person', 'key', 'command', 'service'));
