import { describe, expect, it } from 'vitest';
import { namesInSmall } from '../../../src/extraction/ranking/small-names.ts';

/** The words in small letters that are names among some items. */
function small(...items: string[]): string[] {
  const text = items.join('\n');
  let end = -1;
  const spans = items.map((item) => {
    const start = end + 1;
    end = start + item.length;
    return { start, end };
  });
  return [...namesInSmall(text, [spans])];
}

describe('names in small letters', () => {
  it.each<[string, string[], string[]]>([
    ['beside others with capitals', ['Lavazza – round', 'Segafredo – bitter', 'illy – mild'], ['illy']],
    ['in bold type', ['1. **tado°** – valves', '2. **Bosch** – plain', '3. **Homematic** – wide'], ['tado']],
    ['behind labels', ['Teams → Slack', 'Clubs → Discord', 'Friends → signal'], ['signal']],
    ['with a product behind', ['**eero 6** – fast', '**Netgear Orbi** – far', '**Deco** – cheap'], ['eero']],
    ['but none that most items begin with', ['light and cheap', 'Good', 'well made, fast'], []],
    ['but no sentence', ['Lavazza – round', 'Segafredo – bitter', 'and many more besides'], []],
    ['but none that are names by their form', ['Fineco – new', 'Directa – old', 'eToro – social'], []],
    ['but not among two', ['Lavazza – round', 'illy – mild'], []],
    ['but none without capitals to compare', ['ソニー', 'パナソニック', 'illy'], []],
  ])('%s', (_, items, expected) => {
    expect(small(...items)).toEqual(expected);
  });
});
