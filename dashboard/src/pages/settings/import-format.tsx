import { IMPORT_FIELDS } from '../../data/csv-answers.ts';
import { csvOf, saveFile } from '../../data/save-csv.ts';

/** Answer that examples are of, by the names of fields of a line. */
const EXAMPLE = {
  prompt_text: 'best laptops for students',
  engine: 'chatgpt',
  country: 'US',
  answered_at: '2026-11-18T04:10:00Z',
  text: 'Three laptops stand out:\n\n1. **Lenovo**: sturdy.\n2. **Apple**: excellent battery.',
  citations: 'https://www.example.com/laptops https://www.example.org/review',
  topic: 'Laptops',
  tags: 'students, Q4',
};

const asLine = JSON.stringify({
  ...EXAMPLE,
  citations: EXAMPLE.citations.split(' ').map((url) => ({ url })),
  tags: EXAMPLE.tags.split(', '),
});

const csvTemplate = () => saveFile('import-template.csv', new Blob([csvOf([EXAMPLE])], { type: 'text/csv' }));
const lineTemplate = () =>
  saveFile('import-template.ndjson', new Blob([`${asLine}\n`], { type: 'application/x-ndjson' }));

/** Required contents of a file, with an example to begin with. */
export function ImportFormat() {
  return (
    <details class="suggest">
      <summary>What the file holds</summary>
      <div class="form">
        <p>
          One answer per row of CSV, or per line of JSON (NDJSON), in UTF-8; either may be compressed with
          gzip. The columns of CSV may have any order and other titles: you say which is which.
        </p>
        <dl class="fields">
          {IMPORT_FIELDS.map(({ name, title, isNeeded }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {title}
                {isNeeded ? '' : ', optional'}
              </dd>
            </div>
          ))}
        </dl>
        <ul class="plain-list">
          <li>A date alone counts from midnight (UTC).</li>
          <li>Sources are addresses with spaces between them; tags have commas between them.</li>
          <li>Brands, positions and sentiment are read from the answer.</li>
          <li>New prompts are paused: history starts no paid questions.</li>
        </ul>
        <pre class="example">{asLine}</pre>
        <p>
          <button type="button" onClick={csvTemplate}>
            CSV template
          </button>{' '}
          <button type="button" onClick={lineTemplate}>
            NDJSON template
          </button>
        </p>
      </div>
    </details>
  );
}
