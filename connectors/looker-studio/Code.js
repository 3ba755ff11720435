/*
 * Looker Studio community connector. Looker Studio calls the functions of its interface by name: getAuthType,
 * isAuthValid, setCredentials, resetAuth, isAdminUser, getConfig, getSchema and getData. Columns, their types and
 * whether they may be summed come from GET /v1/schema.
 */

/** Most days of one request of a report. */
const MAX_DAYS = 90;
/** Most rows of one page, and the furthest row that a page begins at. */
const PAGE = 10000;
const MAX_OFFSET = 100000;
const DAY = 24 * 60 * 60 * 1000;
/** Properties of the user that hold the address of the service and the API key. */
const URL_PROPERTY = 'answer_visibility.url';
const KEY_PROPERTY = 'answer_visibility.key';
/** Columns come along without a parameter, with their dimension, or with one of these parameters. */
const ADDITIONS = ['labels', 'kinds'];

const connector = DataStudioApp.createCommunityConnector();

/** Ends the call with a message that the person sees. */
function refuse(text) {
  connector.newUserError().setText(text).throwException();
}

/** Sends a request with a key. @returns the status and the parsed body, null where it is no JSON. */
function send(url, key, path, parameters) {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const response = UrlFetchApp.fetch(`${url}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
    headers: { Authorization: `Bearer ${key}` },
    muteHttpExceptions: true,
  });
  try {
    return { status: response.getResponseCode(), body: JSON.parse(response.getContentText()) };
  } catch {
    return { status: response.getResponseCode(), body: null };
  }
}

/** The body of a path, for the stored credentials; what the service says where it refuses. */
function read(path, parameters) {
  const properties = PropertiesService.getUserProperties();
  const url = properties.getProperty(URL_PROPERTY);
  const { status, body } = send(url, properties.getProperty(KEY_PROPERTY), path, parameters);
  if (status !== 200 || body === null) {
    refuse(`${url} answers ${status}: ${body?.detail ?? 'this is no Answer Visibility service'}`);
  }
  return body;
}

const isValid = (url, key) => {
  try {
    return send(url, key, '/v1/brand', {}).status === 200;
  } catch {
    // No such host, or none that answers.
    return false;
  }
};

function getAuthType() {
  return connector
    .newAuthTypeResponse()
    .setAuthType(connector.AuthType.PATH_KEY)
    .setHelpUrl('https://visibility.example.com')
    .build();
}

function setCredentials(request) {
  const { path, key } = request.pathKey;
  const url = path.trim().replace(/\/+$/, '');
  if (!isValid(url, key)) return { errorCode: 'INVALID_CREDENTIALS' };
  PropertiesService.getUserProperties().setProperties({ [URL_PROPERTY]: url, [KEY_PROPERTY]: key });
  return { errorCode: 'NONE' };
}

function isAuthValid() {
  const properties = PropertiesService.getUserProperties();
  const [url, key] = [URL_PROPERTY, KEY_PROPERTY].map((name) => properties.getProperty(name));
  return Boolean(url && key) && isValid(url, key);
}

function resetAuth() {
  const properties = PropertiesService.getUserProperties();
  for (const name of [URL_PROPERTY, KEY_PROPERTY]) properties.deleteProperty(name);
}

function isAdminUser() {
  return false;
}

function getConfig() {
  const config = connector.getConfig();
  const report = config
    .newSelectSingle()
    .setId('report')
    .setName('Report')
    .setHelpText('One data source is one report; make one data source for each.');
  for (const { name, description } of read('/v1/schema', {}).reports) {
    report.addOption(config.newOptionBuilder().setLabel(`${name}: ${description}`).setValue(name));
  }
  config
    .newTextInput()
    .setId('filters')
    .setName('Filters')
    .setHelpText('Parameters of the report, such as engine=chatgpt,gemini&country=US&include_archived=true.')
    .setPlaceholder('engine=chatgpt,gemini');
  config.setDateRangeRequired(true);
  return config.build();
}

/** The report of a data source, with the columns that rows can have here. */
function reportOf({ configParams }) {
  const name = configParams?.report;
  const report = read('/v1/schema', {}).reports.find((one) => one.name === name);
  if (!report) refuse(`There is no report ${name}: choose one in the configuration of the data source.`);
  const columns = report.columns.filter(
    ({ requested_by }) =>
      requested_by === null || requested_by === 'dimensions' || ADDITIONS.includes(requested_by),
  );
  return { ...report, columns };
}

/** The semantic type of a column, as FieldType names it. */
const TYPES = {
  boolean: 'BOOLEAN',
  date: 'YEAR_MONTH_DAY',
  integer: 'NUMBER',
  number: 'NUMBER',
  rate: 'PERCENT',
  text: 'TEXT',
  timestamp: 'YEAR_MONTH_DAY_SECOND',
  uuid: 'TEXT',
};

/** A metric of Looker Studio is a figure: times of the newest answer are dimensions to it. */
const isFigure = ({ role, type }) => role === 'metric' && ['integer', 'number', 'rate'].includes(type);

/** Looker Studio's PERCENT is of values from 0 to 1; an index is a plain number. */
const typeOf = ({ type, unit }) => (type === 'rate' && unit !== 'fraction' ? 'NUMBER' : TYPES[type]);

function fieldsOf(columns) {
  const fields = connector.getFields();
  for (const column of columns) {
    const field = isFigure(column) ? fields.newMetric() : fields.newDimension();
    field
      .setId(column.name)
      .setName(column.name)
      .setDescription(column.description)
      .setType(connector.FieldType[typeOf(column)]);
    if (isFigure(column)) {
      field.setIsReaggregatable(column.additive);
      field.setAggregation(connector.AggregationType[column.additive ? 'SUM' : 'AUTO']);
    }
  }
  return fields;
}

function getSchema(request) {
  return { schema: fieldsOf(reportOf(request).columns).build() };
}

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * Ranges of at most 90 days that together are a range of days. With weeks or months each of them ends with one, so that
 * no week and no month lies in two.
 */
function rangesOf(startDate, endDate, dimensions) {
  const last = Date.parse(endDate);
  const ranges = [];
  for (let start = Date.parse(startDate); start <= last; ) {
    let end = Math.min(start + (MAX_DAYS - 1) * DAY, last);
    const isWhole = () => {
      const next = new Date(end + DAY);
      if (dimensions.includes('week')) return next.getUTCDay() === 1;
      return !dimensions.includes('month') || next.getUTCDate() === 1;
    };
    while (end < last && !isWhole()) end -= DAY;
    ranges.push({ start_date: dayOf(start), end_date: dayOf(end) });
    start = end + DAY;
  }
  return ranges;
}

/** The parameters of the data source's filters. */
function filtersOf(text) {
  return Object.fromEntries(
    (text ?? '')
      .split('&')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name, ...value] = part.split('=');
        return [name.trim(), value.join('=').trim()];
      }),
  );
}

/** All rows of a report over a range. @returns them, and the dimensions that they have. */
function rowsOf(report, parameters) {
  const rows = [];
  for (;;) {
    if (rows.length > MAX_OFFSET) {
      refuse(`More than ${MAX_OFFSET + PAGE} rows: choose fewer days or fewer dimensions.`);
    }
    const { data, meta } = read(report.path, { ...parameters, limit: PAGE, offset: rows.length });
    rows.push(...data);
    if (!meta.has_more) return { rows, dimensions: meta.dimensions };
  }
}

/** Dimensions that asked columns come from: a label is of the dimension before it. */
function dimensionsOf(columns, asked) {
  const names = columns.flatMap(({ name, requested_by }, index) => {
    if (!asked.includes(name)) return [];
    if (requested_by === 'dimensions') return [name];
    return requested_by === 'labels' ? [columns[index - 1].name] : [];
  });
  return [...new Set(names)];
}

/**
 * Columns of the rows' key that the asked columns do not tell apart. A label stands for its dimension, and the name of a
 * brand for its id.
 */
function coarsened(report, dimensions, asked) {
  const fixed = report.columns.filter(
    ({ name, requested_by }) => requested_by === null && report.primary_key.includes(name),
  );
  const told = [...asked, ...dimensionsOf(report.columns, asked)];
  if (asked.includes('competitor_name')) told.push('competitor_id');
  return [...dimensions, ...fixed.map(({ name }) => name)].filter((name) => !told.includes(name));
}

/** A value as Looker Studio reads it: dates without hyphens, times to the second. */
function cellOf({ type }, value) {
  if (value === null || value === undefined) return null;
  if (type === 'date') return value.replaceAll('-', '');
  return type === 'timestamp' ? value.replace(/\D/g, '').slice(0, 14) : value;
}

/** Rows with one row per value of the asked dimensions, in which figures are sums. */
function summed(rows, columns) {
  const figures = columns.filter(isFigure);
  const others = columns.filter((column) => !isFigure(column));
  const byKey = new Map();
  for (const row of rows) {
    const key = JSON.stringify(others.map(({ name }) => row[name]));
    const sum = byKey.get(key);
    if (sum === undefined) byKey.set(key, { ...row });
    else for (const { name } of figures) sum[name] += row[name];
  }
  return [...byKey.values()];
}

function getData(request) {
  const report = reportOf(request);
  const asked = request.fields.map(({ name }) => name);
  const columns = asked.map((name) => {
    const column = report.columns.find((one) => one.name === name);
    if (!column)
      refuse(`The report ${report.name} has no column ${name}: refresh the fields of the data source.`);
    return column;
  });
  const wanted = dimensionsOf(report.columns, asked);
  const parameters = filtersOf(request.configParams.filters);
  if (wanted.length > 0) parameters.dimensions = wanted.join(',');
  for (const { requested_by } of columns)
    if (ADDITIONS.includes(requested_by)) parameters[requested_by] = 'true';
  const ranges = rangesOf(request.dateRange.startDate, request.dateRange.endDate, wanted);
  const parts = ranges.map((range) => rowsOf(report, { ...parameters, ...range }));
  const hasTime = ['day', 'week', 'month'].some((name) => wanted.includes(name));
  const lost = coarsened(report, parts[0].dimensions, asked);
  const fixed = columns.filter(({ role, additive }) => role === 'metric' && !additive);
  if (fixed.length > 0 && (lost.length > 0 || (parts.length > 1 && !hasTime))) {
    const names = fixed.map(({ name }) => name).join(', ');
    refuse(
      lost.length > 0
        ? `${names} cannot be summed over rows: add ${lost.join(', ')} to the chart, or leave it out.`
        : `${names} cannot be summed over rows: choose at most ${MAX_DAYS} days, or add day, week or month.`,
    );
  }
  const all = parts.flatMap((part) => part.rows);
  // With figures that have no sums these are the rows already: what was asked for tells all of them apart.
  const rows = fixed.length > 0 ? all : summed(all, columns);
  return {
    schema: fieldsOf(columns).build(),
    rows: rows.map((row) => ({ values: columns.map((column) => cellOf(column, row[column.name])) })),
    filtersApplied: false,
  };
}
