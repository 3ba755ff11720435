import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SCHEMA_FILE } from './schema.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Path of a folder of SQL files. */
export const folderOf = (name: string) => path.join(ROOT, name);

/** The SQL files of a folder that are to be run, in order. */
export const filesOf = async (folder: string) =>
  (await readdir(folderOf(folder))).filter((name) => name.endsWith('.sql') && name !== SCHEMA_FILE).sort();

/** The statements of a SQL file. No statement of ours holds a semicolon inside a string or a comment. */
export const statementsOf = (text: string) =>
  text
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
