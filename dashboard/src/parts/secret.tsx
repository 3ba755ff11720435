import { useId, useState } from 'preact/hooks';

/** Something that is shown once, to be copied. */
export function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="secret">
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          onClick={() => {
            void navigator.clipboard?.writeText(value).then(() => setCopied(true));
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  );
}
