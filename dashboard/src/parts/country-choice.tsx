import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { countryOptions } from '../words/countries.ts';
import { Faults, FaultsOf, faultsOf } from './field.tsx';
import { SearchedChoice } from './searched-choice.tsx';

interface CountryChoiceProps {
  readonly label: string;
  /** Name of its value, a code, in the form. */
  readonly name: string;
  readonly defaultValue: string;
  readonly hint?: string;
}

/** A field of a form for one country, which is found by its name or its code. */
export function CountryChoice({ label, name, defaultValue, hint }: CountryChoiceProps) {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Null while nobody has chosen another than the present one, which may change meanwhile.
  const [chosen, setChosen] = useState<string | null>(null);
  const code = chosen ?? defaultValue;
  const faults = faultsOf(useContext(Faults), name);
  useEffect(() => {
    if (chosen === defaultValue) setChosen(null);
  }, [chosen, defaultValue]);
  useEffect(() => {
    if (faults.length > 0) field.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [faults.length]);
  const choose = (next: string) => {
    if (!input.current) return;
    setChosen(next);
    input.current.value = next;
    // The form hears of it as of any other field.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div class="field" ref={field}>
      <SearchedChoice label={label} value={code} options={countryOptions()} onChange={choose} />
      <input ref={input} type="hidden" name={name} value={code} />
      <FaultsOf label={label} faults={faults} />
      {hint && <p class="hint">{hint}</p>}
    </div>
  );
}
