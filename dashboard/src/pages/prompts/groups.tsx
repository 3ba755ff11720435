import { useId, useState } from 'preact/hooks';
import { usePromptGroups } from '../../data/prompt-groups.ts';
import type { Prompt } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useAction } from '../../parts/use-action.ts';
import { listOf } from '../../words/comma-list.ts';
import { counted } from '../../words/numbers.ts';
import { changeAlike, changeEach } from './changes.ts';

interface TopicFieldProps {
  readonly defaultValue?: string;
  readonly placeholder?: string;
}

/** Field of a topic that offers those there are. */
export function TopicField({ defaultValue = '', placeholder }: TopicFieldProps) {
  const id = useId();
  const { data } = usePromptGroups();
  return (
    <>
      <Field
        label="Topic"
        name="topic"
        list={id}
        maxLength={100}
        defaultValue={defaultValue}
        placeholder={placeholder}
      />
      <datalist id={id}>
        {data?.topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </>
  );
}

/** Reader of tags as people write them: tags there are may hold commas. */
export function useTagsOf(own: readonly string[] = []): (text: string) => readonly string[] {
  const { data } = usePromptGroups();
  const whole = [...own, ...(data?.tags ?? [])].filter((tag) => tag.includes(','));
  return (text) => listOf(text, whole);
}

/** Topic and tags of a prompt, as a change back to them. */
const groupsOf = ({ topic, tags }: Prompt) => ({ topic, tags });

interface DialogProps {
  readonly onClose: () => void;
}

/** Topic and tags of one prompt. */
export function GroupsDialog({ prompt, onClose }: DialogProps & { readonly prompt: Prompt }) {
  const source = useSource();
  const tagsOf = useTagsOf(prompt.tags);
  const action = useAction(
    async (form: HTMLFormElement) => {
      const { topic = '', tags = '' } = valuesOf(form);
      await changeEach(source, [prompt], () => ({ topic: topic || null, tags: tagsOf(tags) }));
      onClose();
    },
    () => `Topic and tags of “${prompt.text}” are saved.`,
    () => changeEach(source, [prompt], groupsOf),
  );
  return (
    <Dialog title="Topic and tags" onClose={onClose}>
      <Form action={action} submit="Save">
        <p>{prompt.text}</p>
        <TopicField defaultValue={prompt.topic ?? ''} />
        <Field
          label="Tags (separated by commas)"
          name="tags"
          defaultValue={prompt.tags.join(', ')}
          hint="Up to 20 of 50 characters. They count at once, for past answers too."
        />
      </Form>
    </Dialog>
  );
}

/** Topic and tags of many prompts: all of a request change, or none. */
export function ManyGroupsDialog({
  prompts,
  onDone,
  onClose,
}: DialogProps & { readonly prompts: readonly Prompt[]; readonly onDone: () => void }) {
  const source = useSource();
  const tagsOf = useTagsOf();
  const [isRemoved, setRemoved] = useState(false);
  const present = [
    ...new Map(prompts.flatMap(({ tags }) => tags).map((tag) => [tag.toLowerCase(), tag])).values(),
  ];
  const action = useAction(
    async (form: HTMLFormElement) => {
      const { topic = '', add_tags = '', remove_tags = '' } = valuesOf(form);
      await changeAlike(source, prompts, {
        topic: isRemoved ? null : topic || undefined,
        add_tags: tagsOf(add_tags),
        remove_tags: tagsOf(remove_tags),
      });
      onDone();
      onClose();
    },
    () => `Topic and tags of ${counted(prompts.length, 'prompt')} are saved.`,
    () => changeEach(source, prompts, groupsOf),
  );
  return (
    <Dialog title={`Topic and tags of ${counted(prompts.length, 'prompt')}`} onClose={onClose}>
      <Form action={action} submit="Save">
        {!isRemoved && <TopicField placeholder="Unchanged" />}
        <label class="option">
          <input
            type="checkbox"
            checked={isRemoved}
            onChange={({ currentTarget }) => setRemoved(currentTarget.checked)}
          />
          <span>Remove the topic</span>
        </label>
        <Field label="Add tags (separated by commas)" name="add_tags" />
        <Field
          label="Remove tags (separated by commas)"
          name="remove_tags"
          hint={present.length > 0 ? `They have ${present.join(', ')}.` : 'They have none.'}
        />
      </Form>
    </Dialog>
  );
}
