import type { AnswerDocument, WholeAnswer } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Waiting } from '../parts/card.tsx';
import { timeText } from '../words/dates.ts';
import { countryName, engineName, readerName } from '../words/names.ts';
import { AnswerParts } from './answer-parts.tsx';
import { WhyButton } from './answer-why.tsx';
import { leftAnswers } from './answers.tsx';
import { NoneOf } from './not-there.tsx';
import { BrandPage } from './shell.tsx';

export function AnswerPage({ id }: { readonly id: string }) {
  const source = useSource();
  const { data: answer, error } = useData<WholeAnswer>(dataUrl(source, `answers/${id}`));
  const text = useData<AnswerDocument>(`${source.base}/answers/${id}/document`);
  if (error?.status === 404) return <NoneOf name="answer" />;
  return (
    <BrandPage title={answer?.prompt_text ?? 'Answer'} filtered={false}>
      <p class="facts">
        <BackLink href={leftAnswers(source)}>Answers</BackLink>
        {answer && (
          <>
            <span class="badge">{engineName(answer.engine)}</span>
            <span>{countryName(answer.country)}</span>
            <time dateTime={answer.answered_at}>{timeText(answer.answered_at)}</time>
            {text.data?.read_by && <span>{readerName(text.data.read_by)}</span>}
            <a href={pageUrl(source, `prompts/${answer.prompt_id}`)}>All answers to this prompt</a>
          </>
        )}
      </p>
      <Waiting error={error} />
      {!error && (
        <AnswerParts
          answer={answer}
          document={text.data}
          error={text.error}
          why={source.mayChange && <WhyButton id={id} />}
        />
      )}
    </BrandPage>
  );
}
