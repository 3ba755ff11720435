import { request } from '../data/request.ts';
import { loadSession, session } from '../data/session.ts';
import type { Brand } from '../data/shapes.ts';
import { go } from '../navigation/location.ts';
import { Card } from '../parts/card.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../parts/use-action.ts';
import { NotThere } from './not-there.tsx';
import { BrandFields, brandValues } from './settings/brand-settings.tsx';
import { Frame } from './shell.tsx';

/** First of the first steps: the brand to measure. */
export function NewBrand({ id }: { readonly id: string }) {
  const organization = session.value?.organizations.find((one) => one.id === id);
  const action = useAction(async (form: HTMLFormElement) => {
    const brand = await request<Brand>('POST', `/app/organizations/${id}/brands`, brandValues(form));
    await loadSession();
    go(`/brands/${brand.id}/overview`);
  });
  if (!organization || organization.role === 'member') return <NotThere />;
  return (
    <Frame title="Add a brand">
      <Card hint={`It is added to ${organization.name}.`} title="Whose visibility do you want to know?">
        <Form action={action} submit="Add the brand">
          <BrandFields brand={null} />
        </Form>
      </Card>
    </Frame>
  );
}
