import { z } from 'zod';
import { readUsage } from '../plans/usage.ts';
import { brandReader, brandSchema } from '../routes/brand.ts';
import { usageSchema } from '../routes/usage.ts';
import { readArguments } from './arguments.ts';
import { columnsOf, columnsText } from './columns.ts';
import { inputOfQuery } from './input-schema.ts';
import { NOTICE } from './result.ts';
import { describedTool, type Tool } from './tool.ts';

const NOTHING = z.strictObject({});

/** Fields of a response with their meaning. */
const fieldsText = (schema: { readonly shape: z.ZodRawShape }) => columnsText('Fields:', columnsOf(schema));

const brand: Tool = {
  ...describedTool('brand', fieldsText(brandSchema)),
  inputSchema: inputOfQuery(NOTHING.shape),
  async run({ dependencies, caller }, input) {
    await readArguments(dependencies, caller, NOTHING, input);
    return { body: { notice: NOTICE, ...(await brandReader(dependencies)(caller)) } };
  },
};

const usage: Tool = {
  ...describedTool('usage', fieldsText(usageSchema)),
  inputSchema: inputOfQuery(NOTHING.shape),
  async run({ dependencies, caller }, input) {
    await readArguments(dependencies, caller, NOTHING, input);
    return { body: await readUsage(dependencies, caller) };
  },
};

export const BRAND_TOOLS: readonly Tool[] = [brand, usage];
