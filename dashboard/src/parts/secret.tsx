import { useId, useRef, useState } from 'preact/hooks';

/** Value that is shown once, for copying. */
export function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  // Browsers copy by script over https only; selected text can be copied by hand anywhere.
  const copy = async () => {
    input.current?.select();
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="secret">
        <input ref={input} id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  );
}
