-- How long a payload is unpacked, so that a batch has a bounded size in ClickHouse however well it packs.
ALTER TABLE outbox ADD COLUMN bytes int NOT NULL DEFAULT 0;
