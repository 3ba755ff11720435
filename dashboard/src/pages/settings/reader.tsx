import type { AnswerReader } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Card } from '../../parts/card.tsx';
import { ReaderChoice } from '../reader-choice.tsx';

export function Reader() {
  const source = useSource();
  const loaded = useData<AnswerReader>(`${source.base}/reader`);
  return (
    <Card title="How answers are read" loaded={loaded} waiting={4}>
      {loaded.data && <ReaderChoice reader={loaded.data} />}
    </Card>
  );
}
