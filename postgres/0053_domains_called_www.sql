-- A domain may be called www itself: of "www.com" nothing is taken away, as there is no domain behind it.
ALTER TABLE domains
  DROP CONSTRAINT domains_domain_check,
  ADD CONSTRAINT domains_domain_check CHECK (domain = lower(domain) AND domain !~ '^www\.[^.]+\.');
