import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Fetched } from './apps-script.ts';

/*
 * A script as Apps Script runs it, with its global objects: UrlFetchApp waits for the response, which this thread can
 * while the other one requests it. Builders take only what the reference of Looker Studio lists.
 */

const { file, port, signal } = workerData as {
  readonly file: string;
  readonly port: MessagePort;
  readonly signal: Int32Array;
};

function fetchNow(url: string, options: unknown): Fetched {
  Atomics.store(signal, 0, 0);
  port.postMessage({ url, options });
  Atomics.wait(signal, 0, 0);
  return (receiveMessageOnPort(port) as { message: Fetched }).message;
}

/** An enumeration, each value of which is its name. @throws Error for another one. */
const enumeration = (...names: string[]) =>
  new Proxy({} as Record<string, string>, {
    get(_, name: string) {
      if (!names.includes(name)) throw new Error(`there is no value ${name}`);
      return name;
    },
  });

type Built = Record<string, unknown>;

/** A builder with setters for some properties; each returns the builder. */
function builder(properties: readonly string[], built: Built = {}) {
  const setters = properties.map((name) => {
    const key = name[0]?.toLowerCase() + name.slice(1);
    const set = (value: unknown) => {
      if (value === undefined) throw new Error(`set${name} of nothing`);
      built[key] = value;
      return self;
    };
    return [`set${name}`, set] as const;
  });
  const self: Record<string, unknown> = { ...Object.fromEntries(setters), build: () => built };
  return { self, built };
}

function fields() {
  const all: Built[] = [];
  const field = (concept: string, more: readonly string[] = []) => {
    const { self, built } = builder(['Id', 'Name', 'Description', 'Type', ...more], { concept });
    all.push(built);
    return self;
  };
  return {
    newDimension: () => field('DIMENSION'),
    newMetric: () => field('METRIC', ['IsReaggregatable', 'Aggregation']),
    build: () => all,
  };
}

function config() {
  const all: Built[] = [];
  let dateRangeRequired = false;
  const element = (type: string) => {
    const { self, built } = builder(['Id', 'Name', 'HelpText', 'Placeholder'], { type, options: [] });
    all.push(built);
    self.addOption = (option: { build(): Built }) => {
      (built.options as unknown[]).push(option.build());
      return self;
    };
    return self;
  };
  return {
    newSelectSingle: () => element('SELECT_SINGLE'),
    newTextInput: () => element('TEXTINPUT'),
    newOptionBuilder: () => builder(['Label', 'Value']).self,
    setDateRangeRequired: (required: boolean) => (dateRangeRequired = required),
    build: () => ({ configParams: all, dateRangeRequired }),
  };
}

class UserError extends Error {}

const connector = {
  AuthType: enumeration('NONE', 'OAUTH2', 'KEY', 'PATH_KEY', 'PATH_USER_PASS', 'USER_PASS', 'USER_TOKEN'),
  FieldType: enumeration(
    'BOOLEAN',
    'NUMBER',
    'PERCENT',
    'TEXT',
    'URL',
    'YEAR',
    'YEAR_MONTH',
    'YEAR_MONTH_DAY',
    'YEAR_MONTH_DAY_HOUR',
    'YEAR_MONTH_DAY_MINUTE',
    'YEAR_MONTH_DAY_SECOND',
  ),
  AggregationType: enumeration(
    'AUTO',
    'AVG',
    'COUNT',
    'COUNT_DISTINCT',
    'MAX',
    'MIN',
    'NO_AGGREGATION',
    'SUM',
  ),
  newAuthTypeResponse: () => builder(['AuthType', 'HelpUrl']).self,
  newUserError() {
    const { self, built } = builder(['Text', 'DebugText']);
    self.throwException = () => {
      throw new UserError(String(built.text));
    };
    return self;
  },
  getConfig: config,
  getFields: fields,
};

const stored = new Map<string, string>();
const properties = {
  getProperty: (name: string) => stored.get(name) ?? null,
  setProperties(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) stored.set(name, value);
  },
  deleteProperty: (name: string) => stored.delete(name),
};

const context = createContext({
  DataStudioApp: { createCommunityConnector: () => connector },
  PropertiesService: { getUserProperties: () => properties },
  UrlFetchApp: {
    fetch(url: string, options: unknown) {
      const { status, text, failure } = fetchNow(url, options);
      if (failure !== undefined) throw new Error(failure);
      return { getResponseCode: () => status, getContentText: () => text };
    },
  },
});
runInContext(readFileSync(file, 'utf8'), context, { filename: file });

parentPort?.on('message', ({ name, request }: { name: string; request: unknown }) => {
  try {
    const result = JSON.stringify(runInContext(name, context)(request));
    parentPort?.postMessage({ result });
  } catch (error) {
    const { message } = error as Error;
    parentPort?.postMessage(error instanceof UserError ? { refused: message } : { failed: message });
  }
});
