-- People who sign in to the dashboard, and what they may there. Of passwords, sessions and links only hashes are
-- stored: who reads this database can neither sign in nor take over a session.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In small letters: spellings of one address are one account.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  -- argon2id with its parameters ($argon2id$v=19$…); null for who signs in by links only.
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE memberships (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  user_id uuid NOT NULL REFERENCES users (id),
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'member')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, user_id)
);
CREATE INDEX memberships_by_user ON memberships (user_id);

-- Whoever has the token with this SHA-256 in a cookie is the user. A row that is gone is a session that has ended.
CREATE TABLE sessions (
  sha256 bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);

-- Links that work once. A row that is gone was used or taken back.
CREATE TABLE links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('invitation', 'reset', 'sign-in')),
  email text NOT NULL CHECK (email = lower(email)),
  -- Of an invitation: what it makes its address a member of.
  organization_id uuid REFERENCES organizations (id),
  role text CHECK (role IN ('owner', 'manager', 'member')),
  -- The name of who made it.
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK ((kind = 'invitation') = (organization_id IS NOT NULL)),
  CHECK ((organization_id IS NULL) = (role IS NULL))
);
CREATE INDEX links_by_organization ON links (organization_id) WHERE organization_id IS NOT NULL;

-- How many tries to sign in there were of an account, or from a network, less those that time has forgiven
-- (src/people/throttle.ts). Of an account that there is and one that there is not alike.
-- Unlogged: what a crash of the server loses starts anew.
CREATE UNLOGGED TABLE sign_in_tries (
  subject text PRIMARY KEY,
  tries double precision NOT NULL,
  at timestamptz NOT NULL,
  -- Whether the last one was let through; what is refused is not counted.
  allowed boolean NOT NULL
);

-- Who changed what: written in the transaction of the change, and never changed. Names are those of then, so that it
-- can be read when who or what it names is gone.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  brand_id uuid REFERENCES brands (id),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  author_kind text NOT NULL CHECK (author_kind IN ('person', 'key', 'command')),
  author text NOT NULL,
  author_id uuid REFERENCES users (id),
  -- Such as prompt.created.
  action text NOT NULL,
  subject text NOT NULL,
  -- What of it was set.
  changes jsonb NOT NULL
);
CREATE INDEX journal_by_organization ON journal (organization_id, id);

-- Links that show one page of a brand to whoever has them, until they are revoked.
CREATE TABLE shares (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL UNIQUE,
  brand_id uuid NOT NULL REFERENCES brands (id),
  page text NOT NULL,
  -- Parameters of requests, by their names.
  filters jsonb NOT NULL,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX shares_by_brand ON shares (brand_id);
