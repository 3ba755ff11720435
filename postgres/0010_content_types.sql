-- What kind of site well-known domains are: the project's own choice, below what is recorded in `domains` and
-- above nothing. Subdomains count as the domain they belong to (old.reddit.com as reddit.com), except where
-- they have a line of their own.
CREATE TABLE well_known_domains (
  domain text PRIMARY KEY CHECK (domain = lower(domain) AND domain NOT LIKE 'www.%'),
  content_type text NOT NULL CHECK (content_type IN
    ('social_media', 'community', 'blog', 'docs', 'news', 'education', 'brand', 'government'))
);

INSERT INTO well_known_domains (domain, content_type)
SELECT DISTINCT domain, content_type
FROM (VALUES
  ('social_media', 'facebook.com instagram.com tiktok.com x.com twitter.com youtube.com youtu.be linkedin.com
    pinterest.com snapchat.com threads.net threads.com bsky.app mastodon.social tumblr.com vk.com weibo.com
    xiaohongshu.com douyin.com bilibili.com twitch.tv vimeo.com dailymotion.com telegram.org t.me whatsapp.com
    messenger.com wechat.com line.me nextdoor.com flickr.com truthsocial.com rumble.com kuaishou.com zhihu.com
    naver.com ok.ru xing.com pinterest.co.uk pinterest.de'),
  ('community', 'reddit.com quora.com stackoverflow.com stackexchange.com superuser.com serverfault.com
    askubuntu.com mathoverflow.net news.ycombinator.com producthunt.com discord.com discourse.org
    xda-developers.com forums.macrumors.com avforums.com head-fi.org audiosciencereview.com tripadvisor.com
    yelp.com trustpilot.com g2.com capterra.com getapp.com softwareadvice.com trustradius.com sitejabber.com
    glassdoor.com goodreads.com letterboxd.com boardgamegeek.com steamcommunity.com gamefaqs.gamespot.com
    bogleheads.org houzz.com instructables.com ravelry.com kaggle.com dev.to hashnode.com lobste.rs slashdot.org
    digg.com resetera.com neogaf.com mumsnet.com thestudentroom.co.uk moneysavingexpert.com gutefrage.net
    community.spiceworks.com indiehackers.com alternativeto.net slant.co backpackinglight.com
    mountainproject.com trailspace.com notebooktalk.net linustechtips.com overclock.net
    answers.microsoft.com discussions.apple.com community.hpe.com'),
  ('blog', 'medium.com substack.com wordpress.com blogspot.com blogger.com ghost.io hubpages.com wixsite.com
    squarespace.com weebly.com livejournal.com typepad.com beehiiv.com buttondown.com svbtle.com bearblog.dev
    write.as micro.blog note.com qiita.com zenn.dev habr.com hackernoon.com freecodecamp.org css-tricks.com
    smashingmagazine.com sitepoint.com joelonsoftware.com daringfireball.net kottke.org stratechery.com
    waitbutwhy.com nerdwallet.com backlinko.com ahrefs.com moz.com searchengineland.com
    searchenginejournal.com switchbacktravel.com outdoorgearlab.com thetrek.co sectionhiker.com'),
  ('docs', 'readthedocs.io readthedocs.org gitbook.io gitbook.com docs.rs pkg.go.dev developer.mozilla.org
    learn.microsoft.com docs.python.org docs.oracle.com docs.aws.amazon.com cloud.google.com
    developers.google.com support.google.com support.apple.com support.microsoft.com help.openai.com
    platform.openai.com docs.anthropic.com kubernetes.io nodejs.org reactjs.org react.dev vuejs.org angular.io
    angular.dev svelte.dev typescriptlang.org python.org rust-lang.org go.dev php.net w3.org whatwg.org ietf.org
    rfc-editor.org postgresql.org mysql.com sqlite.org clickhouse.com mongodb.com redis.io docker.com
    github.com gitlab.com npmjs.com pypi.org crates.io rubygems.org packagist.org nuget.org devdocs.io
    w3schools.com archlinux.org manpages.debian.org man7.org linux.die.net cppreference.com huggingface.co'),
  ('news', 'nytimes.com washingtonpost.com wsj.com usatoday.com latimes.com chicagotribune.com bostonglobe.com
    nypost.com newyorker.com theatlantic.com time.com newsweek.com vox.com slate.com salon.com huffpost.com
    buzzfeed.com buzzfeednews.com politico.com politico.eu axios.com thehill.com npr.org pbs.org cnn.com
    foxnews.com nbcnews.com cbsnews.com abcnews.go.com msnbc.com cnbc.com bloomberg.com reuters.com apnews.com
    afp.com ft.com economist.com forbes.com fortune.com businessinsider.com inc.com fastcompany.com
    entrepreneur.com hbr.org marketwatch.com barrons.com investopedia.com fool.com morningstar.com
    kiplinger.com money.com bankrate.com cnet.com zdnet.com techcrunch.com theverge.com wired.com
    arstechnica.com engadget.com gizmodo.com mashable.com techradar.com tomsguide.com tomshardware.com
    pcmag.com pcworld.com pcgamer.com laptopmag.com notebookcheck.net anandtech.com digitaltrends.com
    macrumors.com macworld.com 9to5mac.com 9to5google.com androidauthority.com androidcentral.com
    androidpolice.com phonearena.com gsmarena.com windowscentral.com howtogeek.com makeuseof.com lifewire.com
    lifehacker.com rtings.com consumerreports.org which.co.uk dxomark.com dpreview.com whathifi.com
    trustedreviews.com expertreviews.co.uk techspot.com computerworld.com infoworld.com venturebeat.com
    thenextweb.com theregister.com technologyreview.com scientificamerican.com nationalgeographic.com
    newscientist.com popularmechanics.com popsci.com livescience.com space.com nature.com science.org
    bbc.com bbc.co.uk theguardian.com telegraph.co.uk independent.co.uk thetimes.co.uk thetimes.com
    dailymail.co.uk mirror.co.uk thesun.co.uk standard.co.uk sky.com itv.com channel4.com spiegel.de zeit.de
    faz.net sueddeutsche.de welt.de bild.de tagesschau.de heise.de golem.de chip.de computerbild.de stern.de
    focus.de n-tv.de handelsblatt.com lemonde.fr lefigaro.fr liberation.fr leparisien.fr 20minutes.fr
    ouest-france.fr lesechos.fr lesnumeriques.com clubic.com frandroid.com elpais.com elmundo.es abc.es
    lavanguardia.com xataka.com corriere.it repubblica.it lastampa.it ansa.it ilsole24ore.com nrc.nl
    volkskrant.nl nos.nl tweakers.net dn.se svd.se aftonbladet.se vg.no aftenposten.no politiken.dk berlingske.dk
    hs.fi yle.fi publico.pt globo.com folha.uol.com.br estadao.com.br clarin.com lanacion.com.ar eluniversal.com.mx
    cbc.ca ctvnews.ca globalnews.ca theglobeandmail.com nationalpost.com thestar.com abc.net.au smh.com.au
    theage.com.au news.com.au afr.com nzherald.co.nz stuff.co.nz hindustantimes.com indiatimes.com thehindu.com
    indianexpress.com ndtv.com livemint.com gadgets360.com scmp.com straitstimes.com channelnewsasia.com
    japantimes.co.jp nikkei.com asahi.com yomiuri.co.jp mainichi.jp nhk.or.jp koreaherald.com koreatimes.co.kr
    chosun.com aljazeera.com haaretz.com timesofisrael.com ynet.co.il dw.com france24.com euronews.com rt.com
    vogue.com gq.com esquire.com menshealth.com womenshealthmag.com elle.com harpersbazaar.com cosmopolitan.com
    people.com rollingstone.com variety.com hollywoodreporter.com billboard.com pitchfork.com ign.com
    gamespot.com polygon.com kotaku.com eurogamer.net rockpapershotgun.com espn.com si.com
    bleacherreport.com theathletic.com runnersworld.com bicycling.com outsideonline.com backpacker.com
    fieldandstream.com gearjunkie.com goodhousekeeping.com realsimple.com bhg.com thespruce.com
    bonappetit.com seriouseats.com epicurious.com foodandwine.com eater.com travelandleisure.com cntraveler.com
    afar.com lonelyplanet.com caranddriver.com motortrend.com roadandtrack.com jalopnik.com edmunds.com kbb.com
    autocar.co.uk topgear.com electrek.co insideevs.com thepointsguy.com yahoo.com msn.com
    nymag.com thewirecutter.com reviewed.com strategist.com parade.com hellomagazine.com healthline.com
    webmd.com verywellhealth.com medicalnewstoday.com everydayhealth.com health.com self.com prevention.com
    prnewswire.com businesswire.com globenewswire.com statnews.com medpagetoday.com'),
  ('education', 'wikipedia.org wikimedia.org wiktionary.org wikibooks.org wikiversity.org britannica.com
    khanacademy.org coursera.org edx.org udemy.com udacity.com skillshare.com pluralsight.com codecademy.com
    datacamp.com brilliant.org duolingo.com quizlet.com chegg.com coursehero.com brainly.com sparknotes.com
    jstor.org arxiv.org researchgate.net academia.edu semanticscholar.org springer.com sciencedirect.com wiley.com
    tandfonline.com sagepub.com plos.org frontiersin.org mdpi.com ieee.org acm.org ssrn.com pubmed.gov
    biorxiv.org medrxiv.org jamanetwork.com nejm.org thelancet.com bmj.com mayoclinic.org clevelandclinic.org
    hopkinsmedicine.org ox.ac.uk cam.ac.uk ethz.ch geeksforgeeks.org tutorialspoint.com merriam-webster.com
    dictionary.com ted.com howstuffworks.com thoughtco.com studocu.com openlibrary.org archive.org'),
  ('government', 'europa.eu un.org who.int worldbank.org imf.org oecd.org nato.int admin.ch bund.de
    bundesregierung.de bundestag.de service-public.fr gov.uk nhs.uk canada.ca gc.ca govt.nz nasa.gov
    usa.gov service.gov.uk overheid.nl rijksoverheid.nl regjeringen.no regeringen.se minfin.fi wto.org
    interpol.int icao.int wipo.int iea.org unesco.org unicef.org')
) AS lists (content_type, domains)
CROSS JOIN LATERAL regexp_split_to_table(trim(domains), '\s+') AS domain;

-- What ClickHouse looks up of a domain: what is recorded of it, and what it is well known as.
CREATE VIEW domain_facts AS
SELECT domain, recorded.content_type, recorded.rating, known.content_type AS well_known
FROM domains AS recorded
FULL JOIN well_known_domains AS known USING (domain);

-- The view of 0002 with the domains of the brand and of everybody it is compared with at the end.
CREATE OR REPLACE VIEW brand_config AS
SELECT
  brands.no AS brand_no,
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
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(no ORDER BY no) FILTER (WHERE status = 'archived'), '{}') AS archived,
    coalesce(array_agg(no ORDER BY no), '{}') AS nos,
    coalesce(array_agg(id::text ORDER BY no), '{}') AS ids,
    coalesce(array_agg(intent ORDER BY no), '{}') AS intents
  FROM prompts WHERE brand_id = brands.id
) AS prompt
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(no ORDER BY no) FILTER (WHERE status = 'tracked'), '{}') AS tracked,
    coalesce(array_agg(no ORDER BY no), '{}') AS nos,
    coalesce(array_agg(id::text ORDER BY no), '{}') AS ids,
    coalesce(array_agg(name ORDER BY no), '{}') AS names,
    coalesce(array_agg(domain ORDER BY no) FILTER (WHERE domain IS NOT NULL), '{}') AS domains
  FROM competitors WHERE brand_id = brands.id
) AS competitor;
