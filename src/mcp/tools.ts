import type { Caller } from '../keys/caller.ts';
import { ANSWER_TOOLS } from './answer-tools.ts';
import { BRAND_TOOLS } from './brand-tools.ts';
import { COMPETITOR_TOOLS } from './competitor-tools.ts';
import { PROMPT_TOOLS } from './prompt-tools.ts';
import { REPORT_TOOLS } from './report-tools.ts';
import { SIGNAL_TOOLS } from './signal-tools.ts';
import type { Tool } from './tool.ts';

/** Every tool, in the order in which clients show them. A tool is an entry of one of these lists. */
export const TOOLS: readonly Tool[] = [
  ...BRAND_TOOLS,
  ...REPORT_TOOLS,
  ...ANSWER_TOOLS,
  ...PROMPT_TOOLS,
  ...COMPETITOR_TOOLS,
  ...SIGNAL_TOOLS,
];

/** True where a caller may call a tool. */
export const mayCall = ({ key }: Caller, { permission }: Tool): boolean =>
  permission === undefined || key?.permission === permission;
