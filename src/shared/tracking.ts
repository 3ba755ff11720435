/** URL parameters that only track clicks. A trailing * is any ending. */
const TRACKING = [
  'utm_*',
  'mtm_*',
  'pk_*',
  'hsa_*',
  '_hs*',
  'mc_*',
  'oly_*',
  'vero_*',
  'stm_*',
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'srsltid',
  'gad_source',
  'gad_campaignid',
  'fbclid',
  'msclkid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'yclid',
  'ysclid',
  'epik',
  'rdt_cid',
  'ScCid',
  '__hssc',
  '__hstc',
  '__hsfp',
  'hsCtaTracking',
  'mkt_tok',
  'irclickid',
  'irgwc',
  's_kwcid',
  'ef_id',
  'wickedid',
  'cmpid',
  '_ga',
  '_gl',
  'ref_src',
  'spm',
  'trk',
  'trkCampaign',
].map((name) => name.toLowerCase());

const EXACT = new Set(TRACKING.filter((name) => !name.endsWith('*')));
const PREFIXES = TRACKING.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));

/** True for a URL parameter that does not change the page. */
export function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return EXACT.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}
