import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType } from '../../src/domains/content-type.ts';
import { setDomain } from '../../src/domains/domains.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { withBrandConfig } from '../../src/stores/brand-config.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { line } from '../ingest/lines.ts';

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand({ domains: ['acme.example'] });
  await api.competitor(brand, 'Globex', { domain: 'globex.example' });
});

afterAll(() => api.close());

async function typesOf(domains: readonly string[]): Promise<Record<string, string | null>> {
  const result = await api.stores.clickhouse.query({
    query: withBrandConfig(
      `SELECT d, ${contentType('d')} AS type FROM (SELECT arrayJoin({domains:Array(String)}) AS d)`,
    ),
    query_params: { domains, brand_no: brand.brandNo },
    format: 'JSONEachRow',
  });
  const rows = await result.json<{ d: string; type: string | null }>();
  return Object.fromEntries(rows.map(({ d, type }) => [d, type]));
}

const typeOf = async (domain: string) => (await typesOf([domain]))[domain];

describe('the content type of a domain', () => {
  it.each([
    ['reddit.com', 'community'],
    ['old.reddit.com', 'community'],
    ['en.wikipedia.org', 'education'],
    ['news.ycombinator.com', 'community'],
    ['bbc.co.uk', 'news'],
    ['sport.bbc.co.uk', 'news'],
    ['youtube.com', 'social_media'],
    ['cs.stanford.edu', 'education'],
    ['maths.unimelb.edu.au', 'education'],
    ['ox.ac.uk', 'education'],
    ['titech.ac.jp', 'education'],
    ['lincoln.k12.ca.us', 'education'],
    ['irs.gov', 'government'],
    ['data.gov.in', 'government'],
    ['economie.gouv.fr', 'government'],
    ['mhlw.go.jp', 'government'],
    ['docs.stripe.example', 'docs'],
    ['developer.shop.example', 'docs'],
    ['blog.shop.example', 'blog'],
    ['forums.shop.example', 'community'],
    ['news.shop.example', 'news'],
    ['acme.example', 'brand'],
    ['docs.acme.example', 'brand'],
    ['globex.example', 'brand'],
    ['notglobex.example', null],
    ['shop.example', null],
    ['go.it', null],
    ['education.example', null],
    ['xn--bcher-kva.example', null],
    ['localhost', null],
  ])('of %s is %s', async (domain, type) => {
    expect(await typeOf(domain)).toBe(type);
  });

  // Lookalikes are among those of which nothing is told.
  it.each<[type: string | null, told: string, hosts: string]>([
    [
      'government',
      'endings',
      `who.int esa.int mec.gub.uy city.yokohama.lg.jp pref.osaka.jp metro.tokyo.jp city.setagaya.tokyo.jp wien.gv.at
      economie.fgov.be tjsp.jus.br camara.leg.br mpf.mp.br ibb.bel.tr sante.public.lu quebec.gouv.qc.ca news.gov.bc.ca
      dps.state.tx.us co.washington.mn.us ci.austin.tx.us fs.fed.us comune.milano.it servizi.comune.roma.it
      provincia.bz.it regione.toscana.it mairie-annecy.fr oslo.kommune.no met.police.uk upsdc.up.nic.in sukamaju.desa.id
      jerusalem.muni.il bmf.gv.at`,
    ],
    [
      'education',
      'endings',
      `school.ed.jp daewon.hs.kr hana.es.kr smccd.cc.ca.us ankara.k12.tr santacruz.g12.br ufrj.br www3.ufmg.br uerj.br
      unicamp.br unesp.br burnside.school.nz stjohns.school.za univ-lyon1.fr master.univ-nantes.fr`,
    ],
    [
      'docs',
      'first labels',
      `hilfe.shop.example ayuda.shop.example aide.shop.example ajuda.shop.example suporte.shop.example
      soporte.shop.example pomoc.shop.example hjelp.shop.example apua.shop.example yardim.shop.example
      destek.shop.example faq.shop.example de.support.shop.example helpcenter.shop.example klantenservice.shop.example`,
    ],
    [
      'community',
      'first labels',
      `foro.shop.example foros.shop.example comunidad.shop.example comunidade.shop.example communaute.shop.example
      bbs.shop.example foorum.shop.example keskustelu.shop.example diskuse.shop.example topluluk.shop.example
      fr.community.shop.example m.forum.shop.example`,
    ],
    [
      'blog',
      'first labels and endings',
      `blogs.shop.example m.blog.shop.example en.blog.shop.example blogg.shop.example techblog.shop.example
      anna.blogspot.de joana.blogspot.com.br garden.blog`,
    ],
    [
      'news',
      'first labels and endings',
      `noticias.shop.example actu.shop.example nachrichten.shop.example wiadomosci.shop.example haber.shop.example
      berita.shop.example nyheter.shop.example presse.shop.example epaper.shop.example es.noticias.shop.example
      harbour.news`,
    ],
    [
      null,
      'lookalikes',
      `university-shop.com unitedforum.example newsletter.acme.com support-group.org uni-elektro.de fh-moebel.de
      ville-mobile.example mairie.example governance.example city.co.jp shop.city.co.jp town.ne.jp comune.example
      regione-shop.example mygov.example state.example cc.example bloggers.example blogshop.example myblog.example
      forumshop.example hilfecenter.example ayudas.example actual.example haberdasher.example nyhetercafe.example
      cafe.shop.example wiki.shop.example guide.shop.example media.shop.example shop.news.example printer.example
      paint.example usp-shop.example ufo.example.br kommune.example school.example univ-shop.example police.example
      unilever.com.br abc.support.example`,
    ],
  ])('is %s by %s', async (type, _told, hosts) => {
    const all = hosts.trim().split(/\s+/);
    expect(await typesOf(all)).toEqual(Object.fromEntries(all.map((host) => [host, type])));
  });

  it.each<[type: string | null, hosts: string]>([
    [
      'news',
      `news.yahoo.co.jp finance.yahoo.co.jp news.naver.com n.news.naver.com v.daum.net news.livedoor.com nhk.or.jp
      www3.nhk.or.jp finance.yahoo.com www1.folha.uol.com.br g1.globo.com economia.uol.com.br news.sina.com.cn news.qq.com
      hi-tech.mail.ru seznamzpravy.cz sportowefakty.wp.pl hvg.hu nerdwallet.com`,
    ],
    [
      'blog',
      `blog.naver.com m.blog.naver.com anna.tistory.com ameblo.jp anna.hatenablog.com anna.blog.fc2.com anna.blog.hu
      blogs.sapo.pt anna.blogs.sapo.pt blog.sina.com.cn anna.blog.jp anna.blog.idnes.cz`,
    ],
    [
      'community',
      `cafe.naver.com m.cafe.naver.com kin.naver.com chiebukuro.yahoo.co.jp detail.chiebukuro.yahoo.co.jp
      gall.dcinside.com zhidao.baidu.com tieba.baidu.com zhuanlan.zhihu.com otvet.mail.ru forum.gazeta.pl ptt.cc dcard.tw
      pantip.com forocoches.com whirlpool.net.au forums.whirlpool.net.au`,
    ],
    ['education', 'namu.wiki terms.naver.com baike.baidu.com snl.no ub.uni-heidelberg.de'],
    ['government', 'stadt.berlin.de skatteverket.se ahvgv.zh.ch sede.comunidad.madrid'],
    [
      null,
      `naver.com search.shopping.naver.com shopping.yahoo.co.jp search.yahoo.co.jp baidu.com market.yandex.ru
      strategist.com`,
    ],
  ])('is %s by what is well known', async (type, hosts) => {
    const all = hosts.trim().split(/\s+/);
    expect(await typesOf(all)).toEqual(Object.fromEntries(all.map((host) => [host, type])));
  });

  it('is what is recorded of the very domain, from then on', async () => {
    await setDomain(api.stores, { domain: 'docs.globex.example', contentType: 'docs' });
    await setDomain(api.stores, { domain: 'reddit.com', contentType: 'social_media' });
    await setDomain(api.stores, { domain: 'ox.ac.uk', rating: '90' });
    expect(await typeOf('docs.globex.example')).toBe('docs');
    expect(await typeOf('globex.example')).toBe('brand');
    expect(await typeOf('reddit.com')).toBe('social_media');
    expect(await typeOf('ox.ac.uk')).toBe('education');
  });

  it('picks rows of the citations report, past ones too', async () => {
    const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
    if (!ingestBrand) throw new Error('the brand is gone');
    const text = JSON.stringify(
      line({
        citations: [
          'https://www.reddit.com/r/x',
          'https://docs.globex.example/a',
          'https://shop.example/',
          'https://blog.globex.example/',
        ].map((url) => ({ url })),
      }),
    );
    await importLines(api.stores, {
      brand: ingestBrand,
      lines: [{ source: 'test', number: 1, text }],
      onReject: (...fault) => expect(fault).toBeNull(),
    });
    const domains = async (type: string) => {
      const { body } = await api.get(
        `/v1/reports/citations?start_date=2026-02-01&end_date=2026-04-01&content_type=${type}`,
        brand,
      );
      return body.data.map(({ domain }: { domain: string }) => domain);
    };
    expect(await domains('brand')).toEqual(['blog.globex.example']);
    expect((await domains('docs,social_media')).sort()).toEqual(['docs.globex.example', 'reddit.com']);
    await setDomain(api.stores, { domain: 'shop.example', contentType: 'brand' });
    expect((await domains('brand')).sort()).toEqual(['blog.globex.example', 'shop.example']);
  });
});
