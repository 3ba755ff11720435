-- A number of each domain that any answer cites, given when the answer is accepted: by it ClickHouse holds citations
-- and their sums, which takes a third of the disk that the texts took. What a domain is called is nobody's secret, so
-- numbers are everybody's; they never leave the service, and none is ever given twice or changed.
CREATE TABLE cited_domains (
  no integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  domain text NOT NULL
);

-- A host may have 8,000 characters, more than an index row takes.
CREATE UNIQUE INDEX cited_domains_by_text ON cited_domains (text_sha256(domain));

-- The domains below another: backwards they begin with it.
CREATE INDEX cited_domains_backwards ON cited_domains (left(reverse(domain), 300) COLLATE "C");

-- The numbers of a brand's own domains, as ClickHouse looks them up for each query that tells which citations are the
-- brand's own: today's, for past dates too. "/" is what follows "." in the order of letters.
CREATE VIEW own_domains AS
SELECT brands.no AS brand_no, brands.domains, ARRAY(
  SELECT cited.no FROM unnest(brands.domains) AS own (domain)
  JOIN cited_domains AS cited ON text_sha256(cited.domain) = text_sha256(own.domain)
  UNION
  SELECT cited.no FROM unnest(brands.domains) AS own (domain)
  JOIN cited_domains AS cited
    ON left(reverse(cited.domain), 300) >= reverse('.' || own.domain) COLLATE "C"
    AND left(reverse(cited.domain), 300) < reverse('/' || own.domain) COLLATE "C"
  WHERE brands.include_subdomains
) AS nos
FROM brands;
