import { useEffect, useRef } from 'preact/hooks';
import { go, query, withQuery } from '../../navigation/location.ts';

/** Milliseconds after the last key until the address has what is searched for. */
const TYPING = 400;

interface PromptSearchProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Looks for prompts as it is typed into; the address follows. */
export function PromptSearch({ value, onSearch }: PromptSearchProps) {
  const timer = useRef(0);
  const inAddress = query.value.get('find') ?? '';
  useEffect(() => onSearch(inAddress), [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      class="prompt-search"
      type="search"
      placeholder="Search prompts"
      aria-label="Search prompts, topics and tags"
      value={value}
      onInput={({ currentTarget: { value: next } }) => {
        onSearch(next);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(
          () => go(withQuery({ find: next.trim() || null }), { replace: true, keepScroll: true }),
          TYPING,
        );
      }}
    />
  );
}
