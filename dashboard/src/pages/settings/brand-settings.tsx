import { useRef } from 'preact/hooks';
import { useBrand } from '../../data/brand.ts';
import { changed } from '../../data/changed.ts';
import { Problem, request } from '../../data/request.ts';
import { loadSession } from '../../data/session.ts';
import type { Brand } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { Card } from '../../parts/card.tsx';
import { CountryChoice } from '../../parts/country-choice.tsx';
import { Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useAction } from '../../parts/use-action.ts';
import { listOf } from '../../words/comma-list.ts';
import { ENGINE_NAMES } from '../../words/names.ts';

/** Checkboxes for the engines of a brand. */
export function EngineChoice({ chosen }: { readonly chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend class="field-label">Engines</legend>
      {Object.entries(ENGINE_NAMES).map(([id, name]) => (
        <label key={id} class="option">
          <input type="checkbox" name="engines" value={id} defaultChecked={chosen.includes(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Values of a form about a brand.
 * @param before its initial values
 * @throws Problem without a country
 */
export function brandValues(form: HTMLFormElement, before?: Partial<Pick<Brand, 'aliases'>>) {
  const { name, aliases, domains, primary_country = '' } = valuesOf(form);
  if (primary_country === '') {
    throw new Problem(400, { errors: [{ parameter: 'primary_country', message: 'must be chosen.' }] });
  }
  const data = new FormData(form);
  return {
    name,
    aliases: listOf(aliases ?? '', before?.aliases),
    domains: listOf(domains ?? ''),
    include_subdomains: data.has('include_subdomains'),
    primary_country,
    engines: data.getAll('engines').map(String),
  };
}

export function BrandFields({ brand }: { readonly brand: Brand | null }) {
  return (
    <>
      <div class="form-grid">
        <Field label="Name" name="name" defaultValue={brand?.name} required />
        <Field
          label="Also known as, separated by commas"
          name="aliases"
          defaultValue={brand?.aliases.join(', ')}
          hint="Spellings that answers may use"
        />
        <Field
          label="Domains, separated by commas"
          name="domains"
          defaultValue={brand?.domains.join(', ')}
          placeholder="example.com"
          required
        />
        <CountryChoice
          label="Country"
          name="primary_country"
          defaultValue={brand?.primary_country ?? ''}
          hint="New prompts are asked here unless they say otherwise"
        />
      </div>
      <label class="option">
        <input type="checkbox" name="include_subdomains" defaultChecked={brand?.include_subdomains ?? true} />
        <span>Subdomains are yours, too</span>
      </label>
      <EngineChoice chosen={brand?.engines.map(({ id }) => id) ?? ['chatgpt', 'gemini', 'perplexity']} />
    </>
  );
}

/** Takes the present values of a form as its initial ones: only later changes count. */
function settle(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement)) continue;
    input.defaultValue = input.value;
    input.defaultChecked = input.checked;
  }
  form.reset();
}

export function BrandSettings() {
  const source = useSource();
  const loaded = useBrand();
  const brand = loaded.data;
  const now: Record<string, unknown> = { ...brand, engines: brand?.engines.map(({ id }) => id) };
  // Initial values of the fields being changed: the brand may change meanwhile.
  const stood = useRef<Record<string, unknown>>({});
  const action = useAction(async (form: HTMLFormElement) => {
    const before = { ...now, ...stood.current };
    await request('PATCH', source.base, changed(brandValues(form, before), before));
    stood.current = {};
    settle(form);
    await loadSession();
  });
  return (
    <Card
      title="Brand"
      hint="Stored answers are read again for a new name or domain."
      loaded={loaded}
      waiting={6}
    >
      {brand && (
        <Form action={action} submit={source.mayChange ? 'Save' : undefined} done="Saved.">
          <fieldset
            disabled={!source.mayChange}
            class="form"
            onInput={({ target }) => {
              const { name } = target as HTMLInputElement;
              stood.current[name] ??= now[name];
            }}
          >
            {!source.mayChange && <p class="hint">Owners and managers can change this.</p>}
            <BrandFields brand={brand} />
          </fieldset>
        </Form>
      )}
    </Card>
  );
}
