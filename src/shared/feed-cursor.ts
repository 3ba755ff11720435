import { hash } from 'node:crypto';
import { parameter } from './parameters.ts';
import { Refusal } from './refusal.ts';

/*
 * Cursors of a brand's feeds (answers, events): 8 bytes of the last sequence that was read and 16 of a hash of whose it is,
 * as base64url.
 */

const SEQUENCE_BYTES = 8;
const OWNER_BYTES = 16;

/** Characters of a cursor. */
const CURSOR = /^[\w-]{32}$/;

/** An example of a cursor. */
export const EXAMPLE_CURSOR = 'AAAAAAAAA-gS8Wn0pQXyRk3dJbT7uVYh';

/** Owner of a cursor: a brand, and the installation's id, which is another one after a restore. */
export interface CursorOwner {
  readonly brandId: string;
  readonly installation: string;
  /** Name of the feed, where it is not that of answers. */
  readonly feed?: 'events';
}

const ownerOf = ({ brandId, installation, feed }: CursorOwner): Buffer =>
  hash('sha256', [installation, brandId, feed ?? []].flat().join('/'), 'buffer').subarray(0, OWNER_BYTES);

/** Writes a cursor. @param sequence the last one that was read; 0 before the first. */
export function writeCursor(owner: CursorOwner, sequence: number): string {
  const bytes = Buffer.alloc(SEQUENCE_BYTES);
  bytes.writeBigUInt64BE(BigInt(sequence));
  return Buffer.concat([bytes, ownerOf(owner)]).toString('base64url');
}

/**
 * Reads the sequence of a cursor.
 * @param last the last sequence that the brand has given: a higher one is of before a restore by other means.
 * @throws Refusal `cursor_expired` where it is another's, or of sequences that were never given.
 */
export function readCursor(owner: CursorOwner, cursor: string, last: number): number {
  const bytes = Buffer.from(cursor, 'base64url');
  const sequence = bytes.readBigUInt64BE();
  const isOurs = bytes.subarray(SEQUENCE_BYTES).equals(ownerOf(owner));
  if (!isOurs || sequence > BigInt(last)) throw new Refusal('cursor_expired');
  return Number(sequence);
}

/** The cursor after which a page of a feed begins. */
export const afterParameter = (description: string) =>
  parameter<string>(
    (text) =>
      CURSOR.test(text)
        ? { value: text }
        : { fault: 'must be meta.next of an earlier response, a cursor of 32 characters' },
    { description, example: EXAMPLE_CURSOR },
  ).optional();
