import { Rate } from '../../charts/rate.tsx';
import { ofPrompt } from '../../data/answers-url.ts';
import type { changesOf } from '../../data/prompt-changes.ts';
import type { Prompt, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, type Source, useSource } from '../../data/source.ts';
import { withQuery } from '../../navigation/location.ts';
import { PromptChange } from '../../parts/change.tsx';
import { figureColumns } from '../../parts/figure-columns.tsx';
import { Counted } from '../../parts/stat.tsx';
import type { Column } from '../../parts/table.tsx';
import { joinList } from '../../words/comma-list.ts';
import { longDate } from '../../words/dates.ts';
import { intentName } from '../../words/names.ts';
import { count } from '../../words/numbers.ts';
import type { PromptRow } from '../prompt-engines.tsx';
import { PromptActions } from './actions.tsx';

/** The answers to a prompt that mention the brand. */
const mentionsUrl = (source: Source, id: string) =>
  pageUrl(source, 'answers', { ...ofPrompt(id), brand_mentioned: true });

/**
 * The figures of a prompt.
 * @param last the day of the newest answer to each, by its id
 * @param moved verdicts on the changes
 */
export const figuresOf = (
  source: Source,
  last: ReadonlyMap<string, string>,
  moved: ReturnType<typeof changesOf<VisibilityRow>>,
): readonly Column<PromptRow>[] => [
  {
    name: 'visibility',
    title: 'Visibility',
    number: true,
    sort: ({ figures }) => figures?.visibility,
    cell: ({ figures, prompt }) => (
      <Rate value={figures?.visibility} href={figures && mentionsUrl(source, prompt.id)} />
    ),
    className: 'bar-cell',
  },
  {
    name: 'change',
    title: 'Change',
    number: true,
    sort: ({ figures }) => figures?.visibility_change,
    cell: ({ figures }) =>
      figures ? <PromptChange row={figures} changed={moved.get(figures)} among={moved.size} /> : '–',
  },
  ...figureColumns<PromptRow>(
    ({ figures }) => figures,
    ({ prompt }) => mentionsUrl(source, prompt.id),
    true,
  ),
  {
    name: 'answers',
    title: 'Answers',
    number: true,
    spare: true,
    sort: ({ figures }) => figures?.answers ?? 0,
    cell: ({ figures, prompt }) => (
      <Counted href={figures && pageUrl(source, 'answers', ofPrompt(prompt.id))}>
        {count(figures?.answers ?? 0)}
      </Counted>
    ),
  },
  {
    name: 'last',
    title: 'Last answer (UTC)',
    number: true,
    spare: 'soon',
    sort: ({ prompt }) => last.get(prompt.id),
    cell: ({ prompt }) => {
      const date = last.get(prompt.id);
      return date === undefined ? '–' : longDate(date);
    },
  },
];

/** Topic and tags of a prompt. */
const groupsOf = ({ topic, tags }: Prompt): readonly string[] => [
  ...(topic === null ? [] : [topic]),
  ...tags,
];

function QuestionCell({ prompt }: { readonly prompt: Prompt }) {
  const source = useSource();
  return (
    <span class="question">
      <a href={pageUrl(source, `prompts/${prompt.id}`)} title={prompt.text}>
        {prompt.text}
      </a>
      {source.brandId && (
        <small>
          {prompt.status === 'paused' && 'Paused · '}
          {intentName(prompt.intent)} · {prompt.countries.join(', ')}
          {groupsOf(prompt).length > 0 && <span class="narrow"> · {groupsOf(prompt).join(', ')}</span>}
        </small>
      )}
    </span>
  );
}

export const questionColumn: Column<PromptRow> = {
  name: 'prompt',
  title: 'Prompt',
  sort: ({ prompt }) => prompt.text,
  cell: ({ prompt }) => <QuestionCell prompt={prompt} />,
  className: 'question-cell',
};

export const groupColumn: Column<PromptRow> = {
  name: 'topic',
  title: 'Topic and tags',
  className: 'groups-cell',
  sort: ({ prompt }) => prompt.topic,
  cell: ({ prompt: { topic, tags } }) => (
    <span class="groups">
      {topic && <a href={withQuery({ topic: joinList([topic]) })}>{topic}</a>}
      {tags.map((tag) => (
        <a key={tag} class="badge" href={withQuery({ tag: joinList([tag]) })}>
          {tag}
        </a>
      ))}
    </span>
  ),
};

export const actionColumn: Column<PromptRow> = {
  name: 'actions',
  title: '',
  cell: ({ prompt }) => <PromptActions prompt={prompt} />,
  className: 'action-cell',
};
