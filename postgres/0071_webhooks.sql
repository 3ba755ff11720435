-- Addresses that events of a brand are sent to.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  url text NOT NULL,
  format text NOT NULL CHECK (format IN ('standard', 'slack', 'discord', 'teams')),
  -- Types that are sent; null for all.
  events text[],
  created_by text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_success_at timestamptz,
  -- When the first attempt failed that no success has followed.
  failing_since timestamptz,
  disabled_at timestamptz,
  -- gone: it answered 410; failing: five days without a success.
  disabled_because text CHECK (disabled_because IN ('gone', 'failing')),
  CHECK ((disabled_at IS NULL) = (disabled_because IS NULL))
);
CREATE INDEX webhooks_by_brand ON webhooks (brand_id);

-- Messages are signed with each that has not ended. A table of its own, as the API writes secrets and must not read them.
CREATE TABLE webhook_secrets (
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz,
  PRIMARY KEY (webhook_id, created_at)
);

-- One message to one webhook. waiting: to be sent, for the first time or again; cancelled: its webhook was disabled.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  -- The event's id: webhook-id, the same each time it is sent.
  message_id uuid NOT NULL,
  type text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'cancelled')),
  -- Whether there is a job for it.
  is_queued boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Attempts whose outcome is known; a kill may hide that of one.
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz DEFAULT clock_timestamp(),
  last_attempt_at timestamptz,
  -- Of the last attempt: the HTTP status, a word for what went wrong, and one line for people.
  status integer,
  fault text,
  reason text,
  milliseconds integer
);
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, created_at);
CREATE INDEX deliveries_to_queue ON deliveries (created_at) WHERE state = 'waiting' AND NOT is_queued;
CREATE INDEX deliveries_by_time ON deliveries (created_at);

-- Whether deliveries of an event have been made, for each webhook that wants it.
ALTER TABLE events ADD COLUMN is_dispatched boolean NOT NULL DEFAULT false;
UPDATE events SET is_dispatched = true;
CREATE INDEX events_to_dispatch ON events (at) WHERE NOT is_dispatched;
