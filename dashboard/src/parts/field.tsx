import { type ComponentChildren, createContext, type RefObject, type TargetedEvent } from 'preact';
import { useContext, useId } from 'preact/hooks';
import type { Problem } from '../data/request.ts';

/** The field that a fault is about: `domains` of `domains.0` and `domains.add.0`. */
export const fieldOf = (parameter: string): string => parameter.replace(/\..*/, '');

/** Faults of a form's fields when it was last sent. */
export const Faults = createContext<Problem['errors']>([]);

interface FieldProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete?: string;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly defaultValue?: string;
  /** Id of a datalist. */
  readonly list?: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onInput?: (event: TargetedEvent<HTMLInputElement>) => void;
}

/** Name of a field in a fault: its label without the hint in it. */
const shortLabel = (label: string): string => label.replace(/,.*| \(.*/, '');

/** The faults of a field by its name. */
export const faultsOf = (faults: Problem['errors'], name: string): Problem['errors'] =>
  faults.filter(({ parameter }) => fieldOf(parameter) === name);

/** Faults of a field, below it. */
export const FaultsOf = ({
  id,
  label,
  faults,
}: {
  readonly id?: string;
  readonly label: string;
  readonly faults: Problem['errors'];
}) =>
  faults.length > 0 && (
    <div class="field-fault" id={id}>
      {faults.map(({ parameter, message }) => (
        <p key={parameter + message}>
          <b>{shortLabel(label)}</b> {message}
        </p>
      ))}
    </div>
  );

/** An input with its label, a hint that belongs to it, and what was wrong with it. */
export function Field({ label, hint, inputRef, type = 'text', ...input }: FieldProps) {
  const id = useId();
  const faults = faultsOf(useContext(Faults), input.name);
  const described = [faults.length > 0 && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...(input as object)}
        ref={inputRef}
        type={type as 'text'}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={faults.length > 0 || undefined}
      />
      <FaultsOf id={`${id}-fault`} label={label} faults={faults} />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Attributes of a field for the current password. */
export const PASSWORD = {
  name: 'password',
  type: 'password',
  autocomplete: 'current-password',
  required: true,
} as const;

/** Attributes of a field for a new password. */
export const NEW_PASSWORD = {
  type: 'password',
  autocomplete: 'new-password',
  minLength: 12,
  maxLength: 200,
  hint: '12 characters or more',
  required: true,
} as const;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
  readonly hidden?: boolean;
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  hidden = false,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hidden ? 'hidden' : ''}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The values of a form by the names of its inputs, trimmed. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}
