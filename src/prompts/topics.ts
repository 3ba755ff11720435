import { z } from 'zod';
import { invalid } from '../shared/refusal.ts';
import { textField } from '../shared/text.ts';

/* Topic and tags, by which the owner of prompts groups them. */

/** Longest topic, in characters. */
export const MAX_TOPIC = 100;

/** Most tags of a prompt. */
export const MAX_TAGS = 20;

/** Longest tag, in characters. */
export const MAX_TAG = 50;

/** Key under which a prompt has a tag once: letter case makes no other tag. */
const tagKey = (tag: string) => tag.toLowerCase();

/** Tags without repeats, the first spelling of each. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) byKey.set(tagKey(tag), byKey.get(tagKey(tag)) ?? tag);
  return [...byKey.values()];
}

/** A body field with the topic of a prompt; null for none. */
export const topicField = (description: string) =>
  textField(MAX_TOPIC, 'The topic.', ', or null for none')
    .nullable()
    .meta({
      description: `${description} 1 to ${MAX_TOPIC} characters after trimming and Unicode NFC.`,
      examples: ['Project management'],
    });

const tagField = textField(MAX_TAG, 'A tag.');

/** A body field with tags; repeats, without regard to letter case, count once in their first spelling. */
export const tagsField = (description: string) =>
  z
    .array(z.unknown(), { error: `must be an array of up to ${MAX_TAGS} tags` })
    .transform((items, context): readonly string[] => {
      const read = items.map((item) => tagField.safeParse(item));
      for (const [index, { error }] of read.entries()) {
        for (const { message } of error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: [index], message });
        }
      }
      const tags = distinctTags(read.flatMap(({ data }) => (data === undefined ? [] : [data])));
      if (tags.length > MAX_TAGS) {
        context.addIssue({
          code: 'custom',
          message: `must hold at most ${MAX_TAGS} tags, not ${tags.length}`,
        });
      }
      return tags;
    })
    .meta({
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: `${description} At most ${MAX_TAGS} of 1 to ${MAX_TAG} characters; repeats, without regard to letter case, count once.`,
      examples: [['small teams']],
    });

/** Topic and tags of a new prompt for the audit log, as far as it has any. */
export const groupsOf = ({
  topic,
  tags,
}: {
  readonly topic: string | null;
  readonly tags: readonly string[];
}) => ({
  ...(topic === null ? {} : { topic }),
  ...(tags.length === 0 ? {} : { tags }),
});

/** A change of the tags of a prompt: all of them, or some added and removed. */
export interface TagsChange {
  readonly tags?: readonly string[] | undefined;
  readonly add_tags?: readonly string[] | undefined;
  readonly remove_tags?: readonly string[] | undefined;
}

/**
 * Tags of a prompt after a change, those that stay in their order and spelling.
 * @throws Refusal `invalid_value` where they would be more than MAX_TAGS.
 */
export function changedTags(
  { id, tags: known }: { readonly id: string; readonly tags: readonly string[] },
  { tags = known, add_tags = [], remove_tags = [] }: TagsChange,
): readonly string[] {
  const removed = new Set(remove_tags.map(tagKey));
  const changed = distinctTags([...tags, ...add_tags]).filter((tag) => !removed.has(tagKey(tag)));
  if (changed.length <= MAX_TAGS) return changed;
  throw invalid(
    'add_tags',
    `would give prompt ${id} ${changed.length} tags; at most ${MAX_TAGS} are allowed`,
  );
}

/** Tags that one change both adds and removes. */
export const contradicted = ({ add_tags = [], remove_tags = [] }: TagsChange): readonly string[] => {
  const removed = new Set(remove_tags.map(tagKey));
  return add_tags.filter((tag) => removed.has(tagKey(tag)));
};
