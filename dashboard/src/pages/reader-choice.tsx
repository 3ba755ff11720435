import { request } from '../data/request.ts';
import { brandOf } from '../data/session.ts';
import type { AnswerReader } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import { ProblemNote } from '../parts/card.tsx';
import { useAction } from '../parts/use-action.ts';
import { counted, money } from '../words/numbers.ts';

/**
 * Actual or expected cost of reading by the model.
 * @param isOwner true names what an operator sets, whom owners may be
 */
function costText(
  { cost_per_answer, answers_per_month, cost_per_month }: AnswerReader,
  isOwner: boolean,
): string {
  if (cost_per_answer === null || cost_per_month === null) {
    return `Its price is unknown${isOwner ? ': set EXTRACTION_PRICE where the worker runs' : ''}.`;
  }
  const each = `about ${money(cost_per_answer * 1_000)} for 1,000 answers`;
  return answers_per_month === 0
    ? `It costs ${each}; no prompts are active yet.`
    : `It costs about ${money(cost_per_month)} in 30 days: ${counted(answers_per_month, 'answer')}, ${each}.`;
}

/** Reader of a brand's answers, the cost of a model, and the switch. */
export function ReaderChoice({ reader }: { readonly reader: AnswerReader }) {
  const source = useSource();
  const isOwner = brandOf(source.brandId ?? '')?.organization.role === 'owner';
  const isModel = reader.reader === 'model';
  const { busy, problem, run } = useAction(async () => {
    await request('PATCH', `${source.base}/reader`, { reader: isModel ? 'rules' : 'model' });
  });
  if (reader.model === null) {
    return (
      <>
        <p>Built-in rules read the answers.</p>
        <p class="hint">
          A model reads positions more as people do, at a cost per answer. The operator of this service can
          enable one
          {isOwner && (
            <>
              : set <code>EXTRACTION_MODEL</code> and the key of its provider where the worker runs, and
              restart it
            </>
          )}
          .
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        {isModel ? (
          <>
            <b>{reader.model}</b> reads new answers.
          </>
        ) : (
          <>
            The rules of the service read the answers. <b>{reader.model}</b> reads positions more as people
            do: it is recommended.
          </>
        )}
      </p>
      <p>{costText(reader, isOwner)}</p>
      <ProblemNote problem={problem} />
      {source.mayChange && (
        <div class="actions">
          <button
            type="button"
            class={isModel ? undefined : 'primary'}
            disabled={busy}
            onClick={() => void run()}
          >
            {isModel ? 'Switch the model off' : 'Switch the model on'}
          </button>
        </div>
      )}
      <p class="hint">
        The switch applies to new answers. Stored answers keep their reading; the command “reextract” reads
        them again.
      </p>
    </>
  );
}
