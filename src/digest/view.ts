import { countryName } from '../providers/country.ts';
import { addDays } from '../shared/dates.ts';
import type { SignalMetricName } from '../signals/metrics.ts';
import { type BrandWeek, isQuiet, type WeekSignal } from './brand-week.ts';
import type { Week } from './week.ts';
import { counted, type Dates, money, percent, shownName, tone } from './words.ts';

/* Words of a digest, apart from how text and HTML write them. */

/** Piece of a line. Names are of strangers: each stands by itself, whatever its direction. */
export interface Part {
  readonly text: string;
  readonly href?: string;
  readonly isName?: boolean;
  /** Colour of a change. */
  readonly direction?: 'up' | 'down';
}

export interface Line {
  readonly parts: readonly Part[];
  /** Text that follows in small letters. */
  readonly note?: string;
}

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly href: string;
  readonly note: string;
}

export interface BrandView {
  readonly name: string;
  readonly href: string;
  readonly figures: readonly Figure[];
  readonly sections: readonly Section[];
  /** Said in place of sections. */
  readonly quiet: string | null;
}

export interface DigestView {
  readonly subject: string;
  readonly title: string;
  /** Days of the week. */
  readonly week: string;
  readonly summary: string;
  readonly brands: readonly BrandView[];
  /** Brands that are left out, as their number. */
  readonly more: { readonly text: string; readonly href: string } | null;
  readonly settings: string;
  readonly turnOff: string;
}

/** Brands that a mail shows at the most. */
export const MOST_BRANDS = 12;

/** Lines of one section; the dashboard has the others. */
const MOST_LINES = 5;

const METRICS: Readonly<Record<SignalMetricName, string>> = {
  visibility: 'Visibility',
  share_of_voice: 'Share of voice',
  sentiment: 'Sentiment',
  own_citation_rate: 'Own citation rate',
};

const BETWEEN: Readonly<Record<string, string>> = { competitor: 'of', country: 'in' };

/** A value as an item of a comma list: one with a comma, as a topic may have, is in double quotes (src/shared/parameters.ts). */
const listItem = (value: string): string => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Figures and lines of a brand, with their addresses. */
class BrandWords {
  readonly #week: BrandWeek;
  readonly #range: Week;
  readonly #dates: Dates;
  readonly #base: string;

  constructor(publicUrl: string, week: BrandWeek, range: Week, dates: Dates) {
    this.#week = week;
    this.#range = range;
    this.#dates = dates;
    this.#base = `${publicUrl}/brands/${week.id}`;
  }

  /** Address of a page of the brand over some days, those of the week by default. */
  #url(page: string, filters: Readonly<Record<string, string>> = {}, { start, end } = this.#range): string {
    return `${this.#base}/${page}?${new URLSearchParams({ ...filters, start_date: start, end_date: end })}`;
  }

  #figures(): Figure[] {
    const { answers, visibility, cost, forecast } = this.#week;
    const before =
      visibility === null
        ? 'no answers'
        : visibility.before === null
          ? 'nothing to compare with'
          : `${percent(visibility.before)} before; ${visibility.hasMoved ? 'significant' : 'no clear change'}`;
    const usage = `${this.#base}/settings?tab=usage`;
    return [
      {
        label: 'Visibility',
        value: visibility === null ? '–' : percent(visibility.after),
        href: this.#url('answers', { brand_mentioned: 'true' }),
        note: before,
      },
      {
        label: 'Answers',
        value: answers.toLocaleString('en'),
        href: this.#url('answers'),
        note: 'in the week',
      },
      {
        label: 'Cost',
        value: money(cost),
        href: usage,
        note: cost === null ? 'a price is not known' : 'of the week',
      },
      {
        label: 'Forecast',
        value: money(forecast),
        href: usage,
        note: forecast === null ? 'a price is not known' : 'of this month',
      },
    ];
  }

  #signal(signal: WeekSignal): Line {
    const { metric, dimension, value, name, direction, before, after, seen_on, opened_on, closed_on } =
      signal;
    const figure = (number: number) => (metric === 'sentiment' ? tone(number) : percent(number));
    const filter = dimension === 'competitor' ? 'mentioned_competitor_id' : dimension;
    const filters: Record<string, string> = value === null ? {} : { [filter]: listItem(value) };
    const href = this.#url('answers', filters, {
      start: addDays(seen_on, -6),
      end: seen_on,
    });
    const shown = name !== null && dimension === 'country' ? countryName(name) : name;
    const of =
      shown === null
        ? []
        : [{ text: ` ${BETWEEN[dimension] ?? 'on'} ` }, { text: shownName(shown), isName: true }];
    const since =
      closed_on === null
        ? `since ${this.#dates.day(opened_on)}, still so`
        : `from ${this.#dates.day(opened_on)}; over since ${this.#dates.day(closed_on)}`;
    return {
      parts: [
        { text: METRICS[metric] },
        ...of,
        { text: ' ' },
        { text: direction, direction },
        { text: `, from ${figure(before)} to ` },
        { text: figure(after), href },
      ],
      note: since,
    };
  }

  /** A line that says how many there are beyond those shown. */
  #more(total: number, shown: number, href: string): Line[] {
    return total <= shown
      ? []
      : [{ parts: [{ text: `and ${(total - shown).toLocaleString('en')} more`, href }] }];
  }

  #sources(title: string, of: BrandWeek['gained'], total: number, range: Week, words: string): Section {
    const lines = of.slice(0, MOST_LINES).map(({ domain, answers }) => ({
      parts: [
        { text: domain, href: this.#url('sources/cited', { domain }, range), isName: true },
        { text: ` in ${counted(answers, 'answer', 'answers')} ${words}` },
      ],
    }));
    return { title, lines: [...lines, ...this.#more(total, MOST_LINES, this.#url('sources', {}, range))] };
  }

  #sections(): Section[] {
    const { opened, closed, stillOpen, suggested, suggestedTotal, gained, gainedTotal, lost, lostTotal } =
      this.#week;
    const { start } = this.#range;
    const before = { start: addDays(start, -28), end: addDays(start, -1) };
    const signals = this.#url('signals');
    const still = {
      parts: [
        { text: counted(stillOpen, 'earlier signal', 'earlier signals'), href: signals },
        { text: stillOpen === 1 ? ' is still open' : ' are still open' },
      ],
    };
    const sections: Section[] = [
      {
        title: 'Moved by more than chance',
        lines: [
          ...opened.slice(0, MOST_LINES).map((signal) => this.#signal(signal)),
          ...this.#more(opened.length, MOST_LINES, signals),
        ],
      },
      {
        title: 'Signals that are over',
        lines: [
          ...closed.slice(0, MOST_LINES).map((signal) => this.#signal(signal)),
          ...this.#more(closed.length, MOST_LINES, signals),
        ],
      },
      { title: 'Signals of earlier weeks', lines: stillOpen === 0 ? [] : [still] },
      {
        title: 'Suggested as competitors',
        lines: [
          ...suggested.slice(0, MOST_LINES).map(({ id, name }) => ({
            parts: [
              {
                text: shownName(name),
                href: this.#url('answers', { mentioned_competitor_id: id }),
                isName: true,
              },
            ],
          })),
          ...this.#more(suggestedTotal, MOST_LINES, `${this.#base}/brands`),
        ],
      },
      this.#sources(
        'Sources gained',
        gained,
        gainedTotal,
        this.#range,
        'of the week, none of the 28 days before',
      ),
      this.#sources('Sources lost', lost, lostTotal, before, 'of the 28 days before, none of the week'),
    ];
    return sections.filter(({ lines }) => lines.length > 0);
  }

  view(): BrandView {
    const week = this.#week;
    const nothing = week.stillOpen > 0 ? 'Nothing new moved.' : 'Nothing moved.';
    const quiet = week.answers === 0 ? 'There are no answers in this week.' : isQuiet(week) ? nothing : null;
    return {
      name: shownName(week.name),
      href: this.#url('overview'),
      figures: this.#figures(),
      sections: this.#sections(),
      quiet,
    };
  }
}

/** Changes of the weeks of brands, counted: `2 figures moved, 1 source gained`. */
function summaryOf(weeks: readonly BrandWeek[]): string {
  const sum = (of: (week: BrandWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const told = (
    [
      [sum(({ opened }) => opened.length), 'figure moved', 'figures moved'],
      [sum(({ closed }) => closed.length), 'signal over', 'signals over'],
      [sum(({ suggestedTotal }) => suggestedTotal), 'suggested competitor', 'suggested competitors'],
      [sum(({ gainedTotal }) => gainedTotal), 'source gained', 'sources gained'],
      [sum(({ lostTotal }) => lostTotal), 'source lost', 'sources lost'],
    ] as const
  ).flatMap(([number, one, many]) => (number === 0 ? [] : [counted(number, one, many)]));
  return told.join(', ') || 'nothing moved';
}

/** Digest of an organization's week, as one person gets it. */
export interface Digest {
  readonly organization: { readonly id: string; readonly name: string };
  readonly week: Week;
  readonly brands: readonly BrandWeek[];
}

/** Brands with something to tell come first. */
const inOrder = (brands: readonly BrandWeek[]) =>
  [...brands].sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)));

/**
 * Words of a digest for a person.
 * @param digest of one brand at least.
 * @param most brands that are shown.
 */
export function viewOf(
  { organization, week, brands }: Digest,
  {
    publicUrl,
    dates,
    turnOff,
  }: { readonly publicUrl: string; readonly dates: Dates; readonly turnOff: string },
  most: number,
): DigestView {
  const ordered = inOrder(brands);
  const shown = ordered.slice(0, most);
  const [first] = ordered;
  const title = shownName(brands.length === 1 && first ? first.name : organization.name);
  const summary = summaryOf(brands);
  const left = brands.length - shown.length;
  return {
    subject: `${title}: ${summary}`,
    title,
    week: dates.week(week),
    summary,
    brands: shown.map((brand) => new BrandWords(publicUrl, brand, week, dates).view()),
    more:
      left === 0
        ? null
        : {
            text: `${counted(left, 'more brand', 'more brands')} in the comparison`,
            href: `${publicUrl}/organizations/${organization.id}/compare`,
          },
    settings: `${publicUrl}/brands/${first?.id ?? ''}/settings?tab=notifications`,
    turnOff,
  };
}
