import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useAll } from '../data/all-pages.ts';
import { usePromptGroups } from '../data/prompt-groups.ts';
import type { Brand, Prompt, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { filters, LISTS, type ListFilter, NO_FILTERS } from '../navigation/filters.ts';
import { query, withQuery } from '../navigation/location.ts';
import { countryName, engineName, INTENT_NAMES, intentName, languageName } from '../words/names.ts';
import { ListMenu } from './list-menu.tsx';
import { RangeMenu } from './range-menu.tsx';

/** Engines or countries that answers of the range are from, once they are wanted, and those that are `known`. */
function AnsweredMenu({
  name,
  label,
  nameOf,
  known = [],
}: {
  readonly name: 'engine' | 'country';
  readonly label: string;
  readonly nameOf: (value: string) => string;
  readonly known?: readonly string[] | undefined;
}) {
  const source = useSource();
  const [wanted, setWanted] = useState(false);
  const loaded = useData<Report<VisibilityRow>>(
    wanted ? reportUrl(source, 'visibility', { ...NO_FILTERS, dimensions: name }) : null,
  );
  const values = new Set([
    ...known,
    ...(loaded.data?.data ?? []).map((row) => row[name]),
    ...filters.value[name],
  ]);
  const options = [...values]
    .map((value) => ({ value, text: nameOf(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return (
    <ListMenu name={name} label={label} options={options} loaded={loaded} onOpen={() => setWanted(true)} />
  );
}

/** Topics, tags and languages of prompts, each where there are any. */
function GroupMenus() {
  const { data, error } = usePromptGroups();
  const menus = [
    ['topic', 'Topic', data?.topics, String],
    ['tag', 'Tag', data?.tags, String],
    ['language', 'Language', data?.languages, languageName],
  ] as const;
  return menus.map(([name, label, known = [], nameOf]) => {
    const values = [...new Set([...known, ...filters.value[name]])];
    const options = values.map((value) => ({ value, text: nameOf(value) }));
    return (
      values.length > 0 && (
        <ListMenu key={name} name={name} label={label} options={options} loaded={{ data, error }} />
      )
    );
  });
}

const INTENTS = Object.keys(INTENT_NAMES).map((value) => ({ value, text: intentName(value) }));

interface FilterBarProps {
  readonly brand: Brand | undefined;
  /** Names of the parameters that the page filters by beside the lists. */
  readonly also?: readonly string[];
  /** Lists that apply to the page. */
  readonly lists?: readonly ListFilter[];
  /** Their fields. */
  readonly children?: ComponentChildren;
}

/** Filters of the page; each choice is in the address. */
export function FilterBar({ brand, also = [], lists = LISTS, children }: FilterBarProps) {
  const source = useSource();
  const [opened, setOpened] = useState(filters.value.prompt_id.length > 0);
  const prompts = useAll<Prompt>(opened ? dataUrl(source, 'prompts?status=active,paused') : null);
  const any =
    lists.some((name) => filters.value[name].length > 0) || also.some((name) => query.value.has(name));
  const none = Object.fromEntries(also.map((name) => [name, null]));
  return (
    <fieldset class="filter-bar">
      <legend class="hidden">Filters</legend>
      <RangeMenu />
      {/* Engines that are no longer asked have answers, too. */}
      <AnsweredMenu
        name="engine"
        label="Engine"
        nameOf={engineName}
        known={brand?.engines.map(({ id }) => id)}
      />
      <AnsweredMenu name="country" label="Country" nameOf={countryName} />
      {lists.includes('intent') && <ListMenu name="intent" label="Intent" options={INTENTS} />}
      {lists.includes('topic') && <GroupMenus />}
      {lists.includes('prompt_id') && (
        <ListMenu
          name="prompt_id"
          label="Prompt"
          options={(prompts.rows ?? []).map(({ id, text }) => ({ value: id, text }))}
          loaded={{ data: prompts.rows, error: prompts.error }}
          onOpen={() => setOpened(true)}
        />
      )}
      {children}
      {any && (
        <a
          class="button quiet"
          href={withQuery({ ...NO_FILTERS, ...none, include_archived: null, page: null })}
        >
          Clear all
        </a>
      )}
    </fieldset>
  );
}
