import type { AnswerExplanation, ExplainedBrand, ExplainedList } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { Waiting } from '../parts/card.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Opener } from '../parts/opener.tsx';
import { capital, readerModel } from '../words/names.ts';
import { counted, tone, toneName } from '../words/numbers.ts';

/** Says whose reading the page shows, where it is not the one that is explained. */
function readerNote(readBy: string): string {
  const model = readerModel(readBy);
  if (model !== null) {
    return `${model} read this answer, and gives no reasons. The rules, which check the model, read the same text like this:`;
  }
  if (readBy === 'given') {
    return 'The brands of this answer were imported with it. The rules read its text like this:';
  }
  return 'The rules read this text, with the names that brands have today, like this:';
}

function Brand({ brand }: { readonly brand: ExplainedBrand }) {
  const { name, position, position_by, sentiment, words } = brand;
  return (
    <li>
      <b>{name}</b> {position === null ? 'has no position' : `is #${position} by a ${position_by}`}{' '}
      <span class={`badge ${toneName(sentiment)}`}>
        {toneName(sentiment)} {tone(sentiment)}
      </span>
      <p class="hint">
        {words.length === 0
          ? 'No word counts for it.'
          : words.map(({ text, class: kind, weight }) => `“${text}” ${kind} ${tone(weight)}`).join(', ')}
      </p>
    </li>
  );
}

function verdictText({ verdict, score }: ExplainedList, least: number): string {
  if (verdict === 'taken') return `Taken: its score ${score} is above ${least}.`;
  if (verdict === 'low') return `Not taken: its score ${score} is not above ${least}.`;
  return `Not taken: a better list overlaps it; its score is ${score}.`;
}

function List({ list, least }: { readonly list: ExplainedList; readonly least: number }) {
  const { form, heading, entries, features } = list;
  return (
    <li>
      <b>
        {capital(form)}
        {heading !== null && ` under “${heading}”`}
      </b>
      <p>{verdictText(list, least)}</p>
      <ul>
        {entries.map(({ name, odds, place }, index) => (
          <li key={index}>
            {place !== null && `#${place} `}
            {name ?? 'No name'} <small>{tone(odds)}</small>
          </li>
        ))}
      </ul>
      <p class="hint">
        {features.map(({ name, value, effect }) => `${name} ${value} (${tone(effect)})`).join(', ')}
      </p>
    </li>
  );
}

function Lists({ lists, least }: { readonly lists: readonly ExplainedList[]; readonly least: number }) {
  return (
    <ul>
      {lists.map((list, index) => (
        <List key={index} list={list} least={least} />
      ))}
    </ul>
  );
}

function Explanation({ id }: { readonly id: string }) {
  const { base } = useSource();
  const { data, error } = useData<AnswerExplanation>(`${base}/answers/${id}/explanation`);
  if (!data) return <Waiting error={error} rows={8} />;
  const { read_by, explanation } = data;
  if (explanation === null) return <p>This text takes too long to explain.</p>;
  const { brands, lists, least_score } = explanation;
  const [taken, others] = [true, false].map((isTaken) =>
    lists.filter(({ verdict }) => (verdict === 'taken') === isTaken),
  );
  return (
    <div class="why">
      <p>{readerNote(read_by)}</p>
      <h3>Brands</h3>
      {brands.length === 0 ? <p>No brand is mentioned.</p> : null}
      <ul>
        {brands.map((brand) => (
          <Brand key={brand.id} brand={brand} />
        ))}
      </ul>
      <h3>{counted(taken?.length ?? 0, 'list ranks', 'lists rank')}</h3>
      <Lists lists={taken ?? []} least={least_score} />
      {others && others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'other list')}</summary>
          <Lists lists={others} least={least_score} />
        </details>
      )}
      <p class="hint">
        Scores and the figures of names are log odds: above 0 is likelier than not. Behind a feature stands
        how much it adds to the score.
      </p>
    </div>
  );
}

/** Button that shows why a stored answer is read as it is: its lists, which of them rank, and the words of each brand. */
export function WhyButton({ id }: { readonly id: string }) {
  return (
    <Opener
      dialog={(close) => (
        <Dialog title="Why this reading" onClose={close}>
          <Explanation id={id} />
        </Dialog>
      )}
    >
      Why?
    </Opener>
  );
}
