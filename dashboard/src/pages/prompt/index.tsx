import { type Step, stepOf } from '../../charts/over-time.ts';
import { ofPrompt, promptUrl } from '../../data/answers-url.ts';
import { changesOf } from '../../data/prompt-changes.ts';
import type { Prompt, Report, VisibilityRow } from '../../data/shapes.ts';
import { beforeOf, dataUrl, pageUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { Card, Waiting } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { daysOf, longDate } from '../../words/dates.ts';
import { countryName, intentName, languageName } from '../../words/names.ts';
import { NewestAnswers } from '../newest-answers.tsx';
import { NoneOf } from '../not-there.tsx';
import { PromptActions } from '../prompts/actions.tsx';
import { leftPrompts } from '../prompts/index.tsx';
import { BrandPage } from '../shell.tsx';
import { PromptChart } from './chart.tsx';
import { PromptSources } from './cited.tsx';
import { PromptByEngine } from './engines.tsx';
import { PromptFigures } from './figures.tsx';
import { PromptRivals } from './rivals.tsx';

/** Answers of a day below which its share says little, and days beyond which weeks are enough places for a line. */
const FEW = 20;
const SHORT = 14;

/** Days, or weeks where a day has few answers. */
function stepFor(row: VisibilityRow | undefined): Step {
  const { range } = filters.value;
  const days = daysOf(range);
  return days > SHORT && (row?.answers ?? 0) / days < FEW ? 'week' : stepOf(range);
}

/** Figures of the answers to a prompt: of the brand, its competitors and the sources. */
function PromptParts({ id }: { readonly id: string }) {
  const source = useSource();
  const { compare } = filters.value;
  const now = useData<Report<VisibilityRow>>(promptUrl(source, 'reports/visibility', id, compared()));
  const { start, end } = beforeOf(source);
  const before = useData<Report<VisibilityRow>>(
    compare ? promptUrl(source, 'reports/visibility', id, { start_date: start, end_date: end }) : null,
  );
  const [row] = now.data?.data ?? [];
  const [earlier] = before.data?.data ?? [];
  const answers = pageUrl(source, 'answers', ofPrompt(id));
  return (
    <>
      <Waiting error={now.error ?? before.error} data={now.data} rows={4} />
      {now.data && (
        <PromptFigures
          row={row}
          earlier={earlier}
          changed={row && changesOf([row]).get(row)}
          answers={answers}
          mentions={pageUrl(source, 'answers', { ...ofPrompt(id), brand_mentioned: true })}
        />
      )}
      <div class="columns main-side">
        {now.data ? (
          <PromptChart id={id} step={stepFor(row)} />
        ) : (
          <Card title="Visibility" waiting={9} loaded={{ error: now.error }}>
            {null}
          </Card>
        )}
        <PromptByEngine id={id} />
      </div>
      <div class="columns halves">
        <PromptRivals id={id} />
        <PromptSources id={id} />
      </div>
      <NewestAnswers url={promptUrl(source, 'answers', id)} size={10} all={answers} untitled />
    </>
  );
}

/** One prompt. Filters by what prompts are, such as their intent, say nothing of it. */
export function PromptPage({ id }: { readonly id: string }) {
  const source = useSource();
  const { data: prompt, error } = useData<Prompt>(dataUrl(source, `prompts/${id}`));
  if (error?.status === 404) return <NoneOf name="prompt" />;
  return (
    <BrandPage
      title={prompt?.text ?? 'Prompt'}
      filtered={['engine', 'country']}
      actions={source.mayChange && prompt && <PromptActions prompt={prompt} ofPage />}
    >
      <p class="facts">
        <a class="quiet-link" href={leftPrompts(source.brandId)}>
          <Icon name="back" /> Prompts
        </a>
        {prompt && (
          <>
            <span class="badge">{prompt.status}</span>
            <span>{intentName(prompt.intent)}</span>
            <span>{prompt.countries.map(countryName).join(', ')}</span>
            {prompt.language && <span>{languageName(prompt.language)}</span>}
            {prompt.topic && <span>Topic: {prompt.topic}</span>}
            {prompt.tags.map((tag) => (
              <span key={tag} class="badge">
                {tag}
              </span>
            ))}
            <span>since {longDate(prompt.created_at)} (UTC)</span>
          </>
        )}
      </p>
      <Waiting error={error} />
      <PromptParts id={id} />
    </BrandPage>
  );
}
