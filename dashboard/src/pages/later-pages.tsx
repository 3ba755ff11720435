import { useSource } from '../data/source.ts';
import { path } from '../navigation/location.ts';
import { Skeleton } from '../parts/card.tsx';
import { later } from '../parts/later.tsx';
import { capital } from '../words/names.ts';
import { Frame } from './shell.tsx';

/* Pages with scripts of their own, so that the page people begin with waits for none of theirs. */

/** Navigation and title of a page whose script is on its way. */
function Placeholder() {
  const { brandId } = useSource();
  const skeleton = <Skeleton rows={5} />;
  const [section = '', , page = section] = path.value.split('/').slice(1);
  if (section === 'shared') return skeleton;
  return (
    <Frame title={capital(page)} brandId={brandId}>
      {skeleton}
    </Frame>
  );
}

export const Account = later(async () => (await import('./account.tsx')).Account, Placeholder);
export const AnswerPage = later(async () => (await import('./answer.tsx')).AnswerPage, Placeholder);
export const Answers = later(async () => (await import('./answers.tsx')).Answers, Placeholder);
export const Brands = later(async () => (await import('./brands.tsx')).Brands, Placeholder);
export const Cited = later(async () => (await import('./cited.tsx')).Cited, Placeholder);
export const Compare = later(async () => (await import('./compare.tsx')).Compare, Placeholder);
export const NewBrand = later(async () => (await import('./new-brand.tsx')).NewBrand, Placeholder);
export const PromptPage = later(async () => (await import('./prompt/index.tsx')).PromptPage, Placeholder);
export const Prompts = later(async () => (await import('./prompts/index.tsx')).Prompts, Placeholder);
export const Settings = later(async () => (await import('./settings/index.tsx')).Settings, Placeholder);
export const Signals = later(async () => (await import('./signals.tsx')).Signals, Placeholder);
export const Sources = later(async () => (await import('./sources.tsx')).Sources, Placeholder);
