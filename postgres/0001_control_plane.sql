-- What people decide: organizations and their plans, brands, keys, prompts, competitors, domains.

CREATE TABLE plans (
  id text PRIMARY KEY,
  api_access boolean NOT NULL,
  -- Active prompts, each counted once per country, over all brands of an organization.
  prompt_limit integer NOT NULL CHECK (prompt_limit >= 0),
  rank smallint NOT NULL UNIQUE
);

INSERT INTO plans (id, api_access, prompt_limit, rank) VALUES
  ('free', false, 5, 1),
  ('trial', true, 25, 2),
  ('starter', true, 100, 3),
  ('pro', true, 500, 4),
  ('scale', true, 5000, 5);

CREATE TABLE organizations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  plan text NOT NULL REFERENCES plans (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- `no` columns: ClickHouse keys rows by these 4-byte numbers instead of 16-byte ids, which group and
-- compress several times better. They never leave the service.
CREATE TABLE brands (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  name text NOT NULL,
  aliases text[] NOT NULL DEFAULT '{}',
  domains text[] NOT NULL DEFAULT '{}',
  include_subdomains boolean NOT NULL DEFAULT false,
  primary_country text NOT NULL CHECK (primary_country ~ '^[A-Z]{2}$'),
  engines text[] NOT NULL,
  -- The epoch of ClickHouse rows that readers of this brand see, and the last one that was written to.
  epoch integer NOT NULL DEFAULT 1,
  last_epoch integer NOT NULL DEFAULT 1,
  -- The own brand inside mention rows and the brands report.
  competitor_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brands_by_organization ON brands (organization_id);

CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  name text NOT NULL,
  permission text NOT NULL CHECK (permission IN ('read', 'read-and-write')),
  sha256 bytea NOT NULL UNIQUE,
  first_characters text NOT NULL,
  last_characters text NOT NULL,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_keys_by_brand ON api_keys (brand_id);

-- A text may have 4,000 bytes, more than an index row takes; convert_to is only STABLE because of
-- encodings other than the database's own, which is UTF8 here for good.
CREATE FUNCTION text_sha256(text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN sha256(convert_to($1, 'UTF8'));

CREATE TABLE prompts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
  brand_id uuid NOT NULL REFERENCES brands (id),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'archived')),
  paused_reason text CHECK (paused_reason IS NULL OR status = 'paused'),
  countries text[] NOT NULL CHECK (cardinality(countries) BETWEEN 1 AND 50),
  intent text NOT NULL CHECK (intent IN ('brand', 'comparison', 'how_to', 'informational', 'other')),
  language text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX prompts_by_text ON prompts (brand_id, text_sha256(text));
CREATE INDEX prompts_by_age ON prompts (brand_id, created_at, no);

CREATE TABLE competitors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- 0 is the own brand in ClickHouse, so the sequence starts at 1.
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 1) UNIQUE,
  brand_id uuid NOT NULL REFERENCES brands (id),
  name text NOT NULL,
  aliases text[] NOT NULL DEFAULT '{}',
  domain text,
  domain_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('tracked', 'suggested', 'dismissed')),
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX competitors_by_name ON competitors (brand_id, lower(name));

-- What is known of any domain, whoever cites it.
CREATE TABLE domains (
  domain text PRIMARY KEY CHECK (domain = lower(domain) AND domain NOT LIKE 'www.%'),
  content_type text CHECK (content_type IN
    ('social_media', 'community', 'blog', 'docs', 'news', 'education', 'brand', 'government')),
  rating numeric(4, 1) CHECK (rating BETWEEN 0 AND 100),
  updated_at timestamptz NOT NULL DEFAULT now()
);
