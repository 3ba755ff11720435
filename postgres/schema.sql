-- What the numbered files make together, written by "npm run -s schema". Nothing runs this file.

CREATE TABLE api_keys (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  name text NOT NULL,
  permission text NOT NULL,
  sha256 bytea NOT NULL,
  first_characters text NOT NULL,
  last_characters text NOT NULL,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_by_user uuid,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_sha256_key UNIQUE (sha256),
  CONSTRAINT api_keys_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT api_keys_created_by_user_fkey FOREIGN KEY (created_by_user) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT api_keys_permission_check CHECK ((permission = ANY (ARRAY['read'::text, 'read-and-write'::text])))
);

CREATE INDEX api_keys_by_brand ON api_keys USING btree (brand_id);

CREATE TABLE audits (
  date date NOT NULL,
  ended_at timestamp with time zone NOT NULL DEFAULT now(),
  brands integer NOT NULL,
  differences integer NOT NULL,
  CONSTRAINT audits_pkey PRIMARY KEY (date)
);

CREATE TABLE brand_revisions (
  brand_id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT next_revision((0)::bigint),
  CONSTRAINT brand_revisions_pkey PRIMARY KEY (brand_id),
  CONSTRAINT brand_revisions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE brands (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  organization_id uuid NOT NULL,
  name text NOT NULL,
  aliases text[] NOT NULL DEFAULT '{}'::text[],
  domains text[] NOT NULL DEFAULT '{}'::text[],
  include_subdomains boolean NOT NULL DEFAULT false,
  primary_country text NOT NULL,
  engines text[] NOT NULL,
  epoch integer NOT NULL DEFAULT 1,
  last_epoch integer NOT NULL DEFAULT 1,
  competitor_id uuid NOT NULL DEFAULT gen_random_uuid(),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  epoch_since timestamp with time zone NOT NULL DEFAULT now(),
  ledger_since timestamp with time zone DEFAULT now(),
  names_revision integer NOT NULL DEFAULT 1,
  names_read integer NOT NULL DEFAULT 1,
  names_reading integer NOT NULL DEFAULT 0,
  keep_texts integer,
  is_demo boolean NOT NULL DEFAULT false,
  read_by_model boolean DEFAULT false,
  CONSTRAINT brands_pkey PRIMARY KEY (id),
  CONSTRAINT brands_competitor_id_key UNIQUE (competitor_id),
  CONSTRAINT brands_no_key UNIQUE (no),
  CONSTRAINT brands_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT brands_keep_texts_check CHECK (((keep_texts >= 1) AND (keep_texts <= 36500))),
  CONSTRAINT brands_primary_country_check CHECK ((primary_country ~ '^[A-Z]{2}$'::text))
);

CREATE INDEX brands_by_organization ON brands USING btree (organization_id);

CREATE INDEX brands_to_reread ON brands USING btree (no) WHERE (names_read < names_revision);

CREATE CONSTRAINT TRIGGER brands_revise AFTER UPDATE OF epoch, name, domains, include_subdomains ON brands DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((((old.epoch IS DISTINCT FROM new.epoch) OR (old.name IS DISTINCT FROM new.name)) OR (old.domains IS DISTINCT FROM new.domains)) OR (old.include_subdomains IS DISTINCT FROM new.include_subdomains))) EXECUTE FUNCTION revise_brand();

CREATE TRIGGER brands_revise_names BEFORE UPDATE OF name, aliases, domains, include_subdomains ON brands FOR EACH ROW WHEN (((((old.name IS DISTINCT FROM new.name) OR (old.aliases IS DISTINCT FROM new.aliases)) OR (old.domains IS DISTINCT FROM new.domains)) OR (old.include_subdomains IS DISTINCT FROM new.include_subdomains))) EXECUTE FUNCTION revise_names_of_brand();

CREATE TABLE cited_domains (
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  domain text NOT NULL,
  CONSTRAINT cited_domains_pkey PRIMARY KEY (no)
);

CREATE INDEX cited_domains_backwards ON cited_domains USING btree ("left"(reverse(domain), 300) COLLATE "C");

CREATE UNIQUE INDEX cited_domains_by_text ON cited_domains USING btree (text_sha256(domain));

CREATE TABLE competitor_merges (
  brand_id uuid NOT NULL,
  from_no integer NOT NULL,
  into_no integer NOT NULL,
  merged_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT competitor_merges_pkey PRIMARY KEY (brand_id, from_no),
  CONSTRAINT competitor_merges_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE competitors (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  brand_id uuid NOT NULL,
  name text NOT NULL,
  aliases text[] NOT NULL DEFAULT '{}'::text[],
  domain text,
  domain_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL,
  first_seen_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT competitors_pkey PRIMARY KEY (id),
  CONSTRAINT competitors_no_key UNIQUE (no),
  CONSTRAINT competitors_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT competitors_status_check CHECK ((status = ANY (ARRAY['tracked'::text, 'suggested'::text, 'dismissed'::text])))
);

CREATE UNIQUE INDEX competitors_by_name ON competitors USING btree (brand_id, lower(name));

CREATE TRIGGER competitors_added_revise_names AFTER INSERT ON competitors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_names_of_competitors();

CREATE CONSTRAINT TRIGGER competitors_change_revises AFTER UPDATE OF name, domain, status ON competitors DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.domain IS DISTINCT FROM new.domain)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION revise_brand_of();

CREATE TRIGGER competitors_move_changed_at BEFORE UPDATE ON competitors FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION move_changed_at();

CREATE TRIGGER competitors_removed_revise_names AFTER DELETE ON competitors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_names_of_competitors();

CREATE TRIGGER competitors_renamed AFTER UPDATE OF name, aliases, domain ON competitors FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.aliases IS DISTINCT FROM new.aliases)) OR (old.domain IS DISTINCT FROM new.domain))) EXECUTE FUNCTION revise_names_of_competitor();

CREATE CONSTRAINT TRIGGER competitors_revise AFTER INSERT OR DELETE ON competitors DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_brand_of();

CREATE TABLE deleted_brands (
  brand_no integer NOT NULL,
  brand_id uuid NOT NULL,
  deleted_at timestamp with time zone NOT NULL DEFAULT now(),
  emptied_at timestamp with time zone,
  CONSTRAINT deleted_brands_pkey PRIMARY KEY (brand_no),
  CONSTRAINT deleted_brands_brand_id_key UNIQUE (brand_id)
);

CREATE TABLE deliveries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL,
  message_id uuid NOT NULL,
  type text NOT NULL,
  at timestamp with time zone NOT NULL,
  data jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  is_queued boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp with time zone DEFAULT clock_timestamp(),
  last_attempt_at timestamp with time zone,
  status integer,
  fault text,
  reason text,
  milliseconds integer,
  CONSTRAINT deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE INDEX deliveries_by_time ON deliveries USING btree (created_at);

CREATE INDEX deliveries_by_webhook ON deliveries USING btree (webhook_id, created_at);

CREATE INDEX deliveries_to_queue ON deliveries USING btree (created_at) WHERE ((state = 'waiting'::text) AND (NOT is_queued));

CREATE TABLE digests (
  organization_id uuid NOT NULL,
  week date NOT NULL,
  made_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT digests_pkey PRIMARY KEY (organization_id, week),
  CONSTRAINT digests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT digests_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);

CREATE TABLE domain_revisions (
  is_single boolean NOT NULL DEFAULT true,
  revision bigint NOT NULL DEFAULT 1,
  published bigint NOT NULL DEFAULT 1,
  CONSTRAINT domain_revisions_pkey PRIMARY KEY (is_single),
  CONSTRAINT domain_revisions_is_single_check CHECK (is_single)
);

CREATE TABLE domains (
  domain text NOT NULL,
  content_type text,
  rating numeric(4,1),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT domains_pkey PRIMARY KEY (domain),
  CONSTRAINT domains_content_type_check CHECK ((content_type = ANY (ARRAY['social_media'::text, 'community'::text, 'blog'::text, 'docs'::text, 'news'::text, 'education'::text, 'brand'::text, 'government'::text]))),
  CONSTRAINT domains_domain_check CHECK (((domain = lower(domain)) AND (domain !~ '^www\.[^.]+\.'::text))),
  CONSTRAINT domains_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (100)::numeric)))
);

CREATE TRIGGER domains_revise AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON domains FOR EACH STATEMENT EXECUTE FUNCTION revise_domains();

CREATE TABLE errands (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  kind text NOT NULL,
  input jsonb NOT NULL,
  author jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  result jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT errands_pkey PRIMARY KEY (id),
  CONSTRAINT errands_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT errands_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'done'::text, 'refused'::text, 'failed'::text])))
);

CREATE INDEX errands_waiting ON errands USING btree (kind, created_at) WHERE (state = 'waiting'::text);

CREATE TABLE event_feeds (
  brand_id uuid NOT NULL,
  last_sequence bigint NOT NULL DEFAULT 0,
  CONSTRAINT event_feeds_pkey PRIMARY KEY (brand_id),
  CONSTRAINT event_feeds_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE events (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  sequence bigint,
  type text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  data jsonb NOT NULL,
  once text,
  is_dispatched boolean NOT NULL DEFAULT false,
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE UNIQUE INDEX events_by_brand ON events USING btree (brand_id, sequence);

CREATE INDEX events_by_time ON events USING btree (at);

CREATE UNIQUE INDEX events_once ON events USING btree (brand_id, type, once) WHERE (once IS NOT NULL);

CREATE INDEX events_to_dispatch ON events USING btree (at) WHERE (NOT is_dispatched);

CREATE CONSTRAINT TRIGGER events_give_sequence AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION give_event_sequence();

CREATE TABLE exports (
  date date NOT NULL,
  ended_at timestamp with time zone NOT NULL DEFAULT now(),
  brands integer NOT NULL,
  files integer NOT NULL,
  CONSTRAINT exports_pkey PRIMARY KEY (date)
);

CREATE TABLE feeds (
  brand_id uuid NOT NULL,
  last_sequence bigint NOT NULL DEFAULT 0,
  rewrite_base bigint NOT NULL DEFAULT 0,
  names_shown integer NOT NULL,
  text_removals integer NOT NULL DEFAULT 0,
  CONSTRAINT feeds_pkey PRIMARY KEY (brand_id),
  CONSTRAINT feeds_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE imports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  lines bytea,
  first_line bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  result jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  upload_id uuid,
  file_name text,
  ended_by jsonb,
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT imports_check CHECK (((ended_by IS NULL) OR ((upload_id IS NOT NULL) AND (file_name IS NOT NULL)))),
  CONSTRAINT imports_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 200))),
  CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);

CREATE INDEX imports_of_upload ON imports USING btree (upload_id) WHERE (upload_id IS NOT NULL);

CREATE INDEX imports_waiting ON imports USING btree (created_at) WHERE (state = 'waiting'::text);

CREATE TABLE installation (
  single boolean NOT NULL DEFAULT true,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT installation_pkey PRIMARY KEY (single),
  CONSTRAINT installation_single_check CHECK (single)
);

CREATE TABLE journal (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  organization_id uuid NOT NULL,
  brand_id uuid,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  author_kind text NOT NULL,
  author text NOT NULL,
  author_id uuid,
  action text NOT NULL,
  subject text NOT NULL,
  changes jsonb NOT NULL,
  CONSTRAINT journal_pkey PRIMARY KEY (id),
  CONSTRAINT journal_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT journal_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT journal_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT journal_author_kind_check CHECK ((author_kind = ANY (ARRAY['person'::text, 'key'::text, 'command'::text, 'service'::text])))
);

CREATE INDEX journal_by_organization ON journal USING btree (organization_id, id);

CREATE TABLE ledger (
  brand_id uuid NOT NULL,
  day date NOT NULL,
  answers bigint NOT NULL,
  mentions bigint NOT NULL,
  citations bigint NOT NULL,
  checksum numeric(20,0) NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ledger_pkey PRIMARY KEY (brand_id, day),
  CONSTRAINT ledger_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE links (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL,
  kind text NOT NULL,
  email text NOT NULL,
  organization_id uuid,
  role text,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT links_pkey PRIMARY KEY (id),
  CONSTRAINT links_sha256_key UNIQUE (sha256),
  CONSTRAINT links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT links_check CHECK (((kind = 'invitation'::text) = (organization_id IS NOT NULL))),
  CONSTRAINT links_check1 CHECK (((organization_id IS NULL) = (role IS NULL))),
  CONSTRAINT links_email_check CHECK ((email = lower(email))),
  CONSTRAINT links_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'reset'::text, 'sign-in'::text]))),
  CONSTRAINT links_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'member'::text])))
);

CREATE INDEX links_by_organization ON links USING btree (organization_id) WHERE (organization_id IS NOT NULL);

CREATE TABLE live_questions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  engine text NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  cost_micros bigint DEFAULT 0,
  CONSTRAINT live_questions_pkey PRIMARY KEY (id),
  CONSTRAINT live_questions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE INDEX live_questions_of_brand ON live_questions USING btree (brand_id, asked_at);

CREATE TABLE mails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  week date,
  sha256 bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  reason text,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamp with time zone,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_sha256_key UNIQUE (sha256),
  CONSTRAINT mails_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE,
  CONSTRAINT mails_kind_check CHECK ((kind = ANY (ARRAY['digest'::text, 'notice'::text]))),
  CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE INDEX mails_by_member ON mails USING btree (organization_id, user_id, created_at);

CREATE UNIQUE INDEX mails_of_week ON mails USING btree (organization_id, user_id, week) WHERE (week IS NOT NULL);

CREATE INDEX mails_waiting ON mails USING btree (created_at) WHERE (state = 'waiting'::text);

CREATE TABLE memberships (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  gets_digest boolean NOT NULL DEFAULT true,
  gets_notices boolean NOT NULL DEFAULT true,
  CONSTRAINT memberships_pkey PRIMARY KEY (organization_id, user_id),
  CONSTRAINT memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'member'::text])))
);

CREATE INDEX memberships_by_user ON memberships USING btree (user_id);

CREATE TABLE name_changes (
  brand_id uuid NOT NULL,
  revision integer NOT NULL,
  competitor_no integer NOT NULL,
  is_renamed boolean NOT NULL DEFAULT false,
  has_other_domains boolean NOT NULL DEFAULT false,
  CONSTRAINT name_changes_pkey PRIMARY KEY (brand_id, revision, competitor_no),
  CONSTRAINT name_changes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE organizations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  plan text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT organizations_pkey PRIMARY KEY (id),
  CONSTRAINT organizations_plan_fkey FOREIGN KEY (plan) REFERENCES plans(id)
);

CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  brand_id uuid NOT NULL,
  answer_ids uuid[] NOT NULL,
  payload bytea NOT NULL,
  batch uuid,
  accepted_at timestamp with time zone NOT NULL DEFAULT now(),
  bytes integer NOT NULL DEFAULT 0,
  days daterange,
  first_sequence bigint,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_batch_fkey FOREIGN KEY (batch) REFERENCES outbox_batches(id),
  CONSTRAINT outbox_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE INDEX outbox_by_batch ON outbox USING btree (batch) WHERE (batch IS NOT NULL);

CREATE INDEX outbox_by_brand ON outbox USING btree (brand_id);

CREATE INDEX outbox_unsealed ON outbox USING btree (id) WHERE (batch IS NULL);

CREATE TRIGGER outbox_revises AFTER DELETE ON outbox REFERENCING OLD TABLE AS sent FOR EACH STATEMENT EXECUTE FUNCTION revise_brands_sent();

CREATE TABLE outbox_batches (
  id uuid NOT NULL,
  sealed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT outbox_batches_pkey PRIMARY KEY (id)
);

CREATE TABLE outbox_sent (
  id bigint NOT NULL,
  brand_id uuid NOT NULL,
  answer_ids uuid[] NOT NULL,
  payload bytea NOT NULL,
  days daterange,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT outbox_sent_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_sent_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE INDEX outbox_sent_by_brand ON outbox_sent USING btree (brand_id);

CREATE INDEX outbox_sent_by_time ON outbox_sent USING btree (sent_at);

CREATE TABLE plans (
  id text NOT NULL,
  api_access boolean NOT NULL,
  prompt_limit integer NOT NULL,
  rank smallint NOT NULL,
  CONSTRAINT plans_pkey PRIMARY KEY (id),
  CONSTRAINT plans_rank_key UNIQUE (rank),
  CONSTRAINT plans_prompt_limit_check CHECK ((prompt_limit >= 0))
);

CREATE TABLE prompts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  no integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  brand_id uuid NOT NULL,
  text text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  paused_reason text,
  countries text[] NOT NULL,
  intent text NOT NULL,
  language text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  topic text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT prompts_pkey PRIMARY KEY (id),
  CONSTRAINT prompts_no_key UNIQUE (no),
  CONSTRAINT prompts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT prompts_check CHECK (((paused_reason IS NULL) OR (status = 'paused'::text))),
  CONSTRAINT prompts_countries_check CHECK (((cardinality(countries) >= 1) AND (cardinality(countries) <= 50))),
  CONSTRAINT prompts_intent_check CHECK ((intent = ANY (ARRAY['brand'::text, 'comparison'::text, 'how_to'::text, 'informational'::text, 'other'::text]))),
  CONSTRAINT prompts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'archived'::text]))),
  CONSTRAINT prompts_tags_check CHECK (are_tags(tags)),
  CONSTRAINT prompts_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  CONSTRAINT prompts_topic_check CHECK (((char_length(topic) >= 1) AND (char_length(topic) <= 100)))
);

CREATE INDEX prompts_active ON prompts USING btree (brand_id) WHERE (status = 'active'::text);

CREATE INDEX prompts_archived ON prompts USING btree (brand_id) WHERE (status = 'archived'::text);

CREATE INDEX prompts_by_age ON prompts USING btree (brand_id, created_at, no);

CREATE UNIQUE INDEX prompts_by_text ON prompts USING btree (brand_id, text_sha256(text));

CREATE TRIGGER prompts_move_changed_at BEFORE UPDATE ON prompts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION move_changed_at();

CREATE CONSTRAINT TRIGGER prompts_revise AFTER UPDATE OF status, text, intent, topic, tags, language ON prompts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((((((old.status IS DISTINCT FROM new.status) OR (old.text IS DISTINCT FROM new.text)) OR (old.intent IS DISTINCT FROM new.intent)) OR (old.topic IS DISTINCT FROM new.topic)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.language IS DISTINCT FROM new.language))) EXECUTE FUNCTION revise_brand_of();

CREATE TABLE questions (
  id uuid NOT NULL,
  brand_id uuid NOT NULL,
  date date NOT NULL,
  prompt_id uuid NOT NULL,
  engine text NOT NULL,
  country text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  fault text,
  reason text,
  asked_at timestamp with time zone,
  ended_at timestamp with time zone,
  model text,
  searched boolean,
  milliseconds integer,
  input_tokens bigint,
  output_tokens bigint,
  searches integer,
  cost_micros bigint,
  unanswered_micros bigint DEFAULT 0,
  CONSTRAINT questions_pkey PRIMARY KEY (id),
  CONSTRAINT questions_brand_id_date_fkey FOREIGN KEY (brand_id, date) REFERENCES runs(brand_id, date),
  CONSTRAINT questions_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES prompts(id),
  CONSTRAINT questions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'complete'::text, 'failed'::text, 'skipped'::text])))
);

CREATE INDEX questions_by_run ON questions USING btree (brand_id, date, state);

CREATE TABLE reader (
  single boolean NOT NULL DEFAULT true,
  model text,
  input_price double precision,
  output_price double precision,
  CONSTRAINT reader_pkey PRIMARY KEY (single),
  CONSTRAINT reader_single_check CHECK (single)
);

CREATE TABLE readings (
  brand_id uuid NOT NULL,
  day date NOT NULL,
  model text NOT NULL,
  calls integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  CONSTRAINT readings_pkey PRIMARY KEY (brand_id, day, model),
  CONSTRAINT readings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE request_log (
  brand_id uuid NOT NULL,
  at timestamp with time zone[] NOT NULL,
  sums bigint[] NOT NULL,
  base bigint NOT NULL,
  allowed boolean NOT NULL,
  CONSTRAINT request_log_pkey PRIMARY KEY (brand_id)
);

CREATE TABLE rollup_changes (
  file text NOT NULL,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT rollup_changes_pkey PRIMARY KEY (file)
);

CREATE TABLE runs (
  brand_id uuid NOT NULL,
  date date NOT NULL,
  state text NOT NULL DEFAULT 'running'::text,
  planned_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_by timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  complete integer,
  failed integer,
  skipped integer,
  CONSTRAINT runs_pkey PRIMARY KEY (brand_id, date),
  CONSTRAINT runs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT runs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'ended'::text])))
);

CREATE INDEX runs_running ON runs USING btree (date) WHERE (state = 'running'::text);

CREATE TABLE schema_migrations (
  id integer NOT NULL DEFAULT nextval('schema_migrations_id_seq'::regclass),
  name character varying(255) NOT NULL,
  run_on timestamp without time zone NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
);

CREATE TABLE sessions (
  sha256 bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (sha256),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

CREATE TABLE shares (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL,
  brand_id uuid NOT NULL,
  page text NOT NULL,
  filters jsonb NOT NULL,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  revoked_at timestamp with time zone,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  CONSTRAINT shares_pkey PRIMARY KEY (id),
  CONSTRAINT shares_sha256_key UNIQUE (sha256),
  CONSTRAINT shares_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE INDEX shares_by_brand ON shares USING btree (brand_id);

CREATE TABLE sign_in_tries (
  subject text NOT NULL,
  tries double precision NOT NULL,
  at timestamp with time zone NOT NULL,
  allowed boolean NOT NULL,
  CONSTRAINT sign_in_tries_pkey PRIMARY KEY (subject)
);

CREATE TABLE signal_nights (
  brand_id uuid NOT NULL,
  date date NOT NULL,
  tests integer NOT NULL,
  looked_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT signal_nights_pkey PRIMARY KEY (brand_id, date),
  CONSTRAINT signal_nights_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE signals (
  id uuid NOT NULL,
  brand_id uuid NOT NULL,
  metric text NOT NULL,
  dimension text NOT NULL,
  value text,
  direction text NOT NULL,
  opened_on date NOT NULL,
  seen_on date NOT NULL,
  closed_on date,
  missed integer NOT NULL DEFAULT 0,
  before double precision NOT NULL,
  after double precision NOT NULL,
  evidence jsonb NOT NULL,
  CONSTRAINT signals_pkey PRIMARY KEY (id, opened_on),
  CONSTRAINT signals_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT signals_direction_check CHECK ((direction = ANY (ARRAY['up'::text, 'down'::text])))
);

CREATE INDEX signals_by_brand ON signals USING btree (brand_id, opened_on);

CREATE UNIQUE INDEX signals_open ON signals USING btree (id) WHERE (closed_on IS NULL);

CREATE TABLE sites (
  brand_id uuid NOT NULL,
  domain text NOT NULL,
  content_type text,
  has_owner boolean,
  competitor_id uuid,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sites_pkey PRIMARY KEY (brand_id, domain),
  CONSTRAINT sites_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT sites_competitor_id_fkey FOREIGN KEY (competitor_id) REFERENCES competitors(id),
  CONSTRAINT sites_check CHECK (((has_owner IS TRUE) = (competitor_id IS NOT NULL))),
  CONSTRAINT sites_domain_check CHECK (((domain = lower(domain)) AND ((char_length(domain) >= 1) AND (char_length(domain) <= 253))))
);

CREATE INDEX sites_of_competitor ON sites USING btree (competitor_id) WHERE (competitor_id IS NOT NULL);

CREATE CONSTRAINT TRIGGER sites_revise AFTER INSERT OR DELETE OR UPDATE ON sites DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_brand_of();

CREATE TABLE text_removals (
  brand_id uuid NOT NULL,
  before date NOT NULL,
  begun_at timestamp with time zone NOT NULL DEFAULT now(),
  first_sequence bigint NOT NULL,
  sequences bigint[] NOT NULL,
  CONSTRAINT text_removals_pkey PRIMARY KEY (brand_id),
  CONSTRAINT text_removals_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);

CREATE TABLE users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  locale text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE versions (
  version text NOT NULL,
  migrated_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT versions_pkey PRIMARY KEY (version)
);

CREATE TABLE webhook_secrets (
  webhook_id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamp with time zone,
  CONSTRAINT webhook_secrets_pkey PRIMARY KEY (webhook_id, created_at),
  CONSTRAINT webhook_secrets_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);

CREATE TABLE webhooks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL,
  url text NOT NULL,
  format text NOT NULL,
  events text[],
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  last_success_at timestamp with time zone,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_because text,
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT webhooks_check CHECK (((disabled_at IS NULL) = (disabled_because IS NULL))),
  CONSTRAINT webhooks_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['gone'::text, 'failing'::text]))),
  CONSTRAINT webhooks_format_check CHECK ((format = ANY (ARRAY['standard'::text, 'slack'::text, 'discord'::text, 'teams'::text])))
);

CREATE INDEX webhooks_by_brand ON webhooks USING btree (brand_id);

CREATE TABLE well_known_domains (
  domain text NOT NULL,
  content_type text NOT NULL,
  CONSTRAINT well_known_domains_pkey PRIMARY KEY (domain),
  CONSTRAINT well_known_domains_content_type_check CHECK ((content_type = ANY (ARRAY['social_media'::text, 'community'::text, 'blog'::text, 'docs'::text, 'news'::text, 'education'::text, 'brand'::text, 'government'::text]))),
  CONSTRAINT well_known_domains_domain_check CHECK (((domain = lower(domain)) AND (domain !~~ 'www.%'::text)))
);

CREATE TRIGGER well_known_domains_revise AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_known_domains FOR EACH STATEMENT EXECUTE FUNCTION revise_domains();

CREATE VIEW brand_config AS
 SELECT brands.no AS brand_no,
    brands.competitor_id::text AS competitor_id,
    brands.name,
    prompt.archived AS archived_prompts,
    prompt.nos AS prompt_nos,
    prompt.ids AS prompt_ids,
    prompt.intents AS prompt_intents,
    competitor.tracked AS tracked_nos,
    competitor.nos AS competitor_nos,
    competitor.ids AS competitor_ids,
    competitor.names AS competitor_names,
    brands.domains || competitor.domains AS brand_domains
   FROM brands
     CROSS JOIN LATERAL ( SELECT COALESCE(array_agg(prompts.no ORDER BY prompts.no) FILTER (WHERE prompts.status = 'archived'::text), '{}'::integer[]) AS archived,
            COALESCE(array_agg(prompts.no ORDER BY prompts.no), '{}'::integer[]) AS nos,
            COALESCE(array_agg(prompts.id::text ORDER BY prompts.no), '{}'::text[]) AS ids,
            COALESCE(array_agg(prompts.intent ORDER BY prompts.no), '{}'::text[]) AS intents
           FROM prompts
          WHERE prompts.brand_id = brands.id) prompt
     CROSS JOIN LATERAL ( SELECT COALESCE(array_agg(competitors.no ORDER BY competitors.no) FILTER (WHERE competitors.status = 'tracked'::text), '{}'::integer[]) AS tracked,
            COALESCE(array_agg(competitors.no ORDER BY competitors.no), '{}'::integer[]) AS nos,
            COALESCE(array_agg(competitors.id::text ORDER BY competitors.no), '{}'::text[]) AS ids,
            COALESCE(array_agg(competitors.name ORDER BY competitors.no), '{}'::text[]) AS names,
            COALESCE(array_agg(competitors.domain ORDER BY competitors.no) FILTER (WHERE competitors.domain IS NOT NULL), '{}'::text[]) AS domains
           FROM competitors
          WHERE competitors.brand_id = brands.id) competitor;

CREATE VIEW brand_rows AS
 SELECT no AS brand_no,
    ( SELECT COALESCE(json_agg(prompts.* ORDER BY prompts.created_at, prompts.no), '[]'::json)::text AS "coalesce"
           FROM prompts
          WHERE prompts.brand_id = brands.id) AS prompts,
    ( SELECT COALESCE(json_agg(competitors.* ORDER BY (lower(competitors.name COLLATE pg_c_utf8)), (competitors.name COLLATE "C"), competitors.id), '[]'::json)::text AS "coalesce"
           FROM competitors
          WHERE competitors.brand_id = brands.id) AS competitors
   FROM brands;

CREATE VIEW domain_facts AS
 SELECT domain,
    recorded.content_type,
    recorded.rating,
    known.content_type AS well_known
   FROM domains recorded
     FULL JOIN well_known_domains known USING (domain);

CREATE VIEW own_domains AS
 SELECT no AS brand_no,
    domains,
    ARRAY( SELECT cited.no
           FROM unnest(brands.domains) own(domain)
             JOIN cited_domains cited ON text_sha256(cited.domain) = text_sha256(own.domain)
        UNION
         SELECT cited.no
           FROM unnest(brands.domains) own(domain)
             JOIN cited_domains cited ON "left"(reverse(cited.domain), 300) >= (reverse('.'::text || own.domain) COLLATE "C") AND "left"(reverse(cited.domain), 300) < (reverse('/'::text || own.domain) COLLATE "C")
          WHERE brands.include_subdomains) AS nos
   FROM brands;

CREATE VIEW site_owners AS
 SELECT brands.no AS brand_no,
    owned.nos,
    owned.owners
   FROM brands
     CROSS JOIN LATERAL ( WITH claims AS (
                 SELECT site.domain,
                    competitor.no AS owner,
                    0 AS place
                   FROM sites site
                     LEFT JOIN competitors competitor ON competitor.id = site.competitor_id
                  WHERE site.brand_id = brands.id AND site.has_owner IS NOT NULL
                UNION ALL
                 SELECT competitors.domain,
                    competitors.no,
                    1
                   FROM competitors
                  WHERE competitors.brand_id = brands.id AND competitors.domain IS NOT NULL AND competitors.status <> 'dismissed'::text
                ), cited AS (
                 SELECT cited.no,
                    claims.domain,
                    claims.owner,
                    claims.place
                   FROM claims
                     JOIN cited_domains cited ON text_sha256(cited.domain) = text_sha256(claims.domain)
                UNION ALL
                 SELECT cited.no,
                    claims.domain,
                    claims.owner,
                    claims.place
                   FROM claims
                     JOIN cited_domains cited ON "left"(reverse(cited.domain), 300) >= (reverse('.'::text || claims.domain) COLLATE "C") AND "left"(reverse(cited.domain), 300) < (reverse('/'::text || claims.domain) COLLATE "C")
                ), decided AS (
                 SELECT DISTINCT ON (cited.no) cited.no,
                    cited.owner
                   FROM cited
                  ORDER BY cited.no, (char_length(cited.domain)) DESC, cited.place
                )
         SELECT COALESCE(array_agg(decided.no ORDER BY decided.no), '{}'::integer[]) AS nos,
            COALESCE(array_agg(decided.owner ORDER BY decided.no), '{}'::integer[]) AS owners
           FROM decided
          WHERE decided.owner IS NOT NULL) owned;

CREATE VIEW site_types AS
 SELECT brands.no AS brand_no,
    site.domains,
    site.types
   FROM brands
     CROSS JOIN LATERAL ( SELECT COALESCE(array_agg(sites.domain ORDER BY sites.domain), '{}'::text[]) AS domains,
            COALESCE(array_agg(COALESCE(sites.content_type, 'brand'::text) ORDER BY sites.domain), '{}'::text[]) AS types
           FROM sites
          WHERE sites.brand_id = brands.id AND (sites.content_type IS NOT NULL OR sites.has_owner)) site;

CREATE OR REPLACE FUNCTION are_tags(tags text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT cardinality(tags) <= 20
    AND coalesce(bool_and(char_length(tag) BETWEEN 1 AND 50), true)
    AND count(DISTINCT lower(tag COLLATE "C")) = cardinality(tags)
  FROM unnest(tags) AS tag
$function$;

CREATE OR REPLACE FUNCTION give_event_sequence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  given bigint;
BEGIN
  INSERT INTO brand_revisions (brand_id) VALUES (NEW.brand_id) ON CONFLICT (brand_id) DO NOTHING;
  PERFORM FROM brand_revisions WHERE brand_id = NEW.brand_id FOR UPDATE;
  INSERT INTO event_feeds AS f (brand_id, last_sequence) VALUES (NEW.brand_id, 1)
  ON CONFLICT (brand_id) DO UPDATE SET last_sequence = f.last_sequence + 1
  RETURNING last_sequence INTO given;
  UPDATE events SET sequence = given WHERE id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION move_changed_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION next_revision(known bigint)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  SELECT greatest(known + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
$function$;

CREATE OR REPLACE FUNCTION revise_brand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id) VALUES (NEW.id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION revise_brand_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT id FROM brands WHERE id = coalesce(NEW.brand_id, OLD.brand_id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision)
  WHERE r.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION revise_brands_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT DISTINCT brand_id FROM sent ORDER BY brand_id
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION revise_domains()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE domain_revisions SET revision = next_revision(revision);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION revise_names_of_brand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.names_revision := OLD.names_revision + 1;
  INSERT INTO name_changes (brand_id, revision, competitor_no, is_renamed, has_other_domains)
  VALUES (
    NEW.id, NEW.names_revision, 0, OLD.name IS DISTINCT FROM NEW.name,
    (OLD.domains, OLD.include_subdomains) IS DISTINCT FROM (NEW.domains, NEW.include_subdomains)
  );
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION revise_names_of_competitor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH revised AS (
    UPDATE brands SET names_revision = names_revision + 1
    WHERE id = coalesce(NEW.brand_id, OLD.brand_id) RETURNING id, names_revision
  )
  INSERT INTO name_changes (brand_id, revision, competitor_no, is_renamed)
  SELECT id, names_revision, coalesce(NEW.no, OLD.no), OLD.name IS DISTINCT FROM NEW.name FROM revised;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION revise_names_of_competitors()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH revised AS (
    UPDATE brands SET names_revision = names_revision + 1
    WHERE id IN (SELECT brand_id FROM changed) RETURNING id, names_revision
  )
  INSERT INTO name_changes (brand_id, revision, competitor_no)
  SELECT revised.id, revised.names_revision, changed.no FROM revised JOIN changed ON changed.brand_id = revised.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION text_sha256(text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sha256(convert_to($1, 'UTF8'::name));
