/**
 * What a migration may do while servers of the version before it run: each form below neither takes
 * away what they use, nor asks of their writes what they do not send, nor reads or writes a whole table
 * under a lock. Everything else is for a `contract` migration.
 */

interface Statement {
  /** Without comments, texts and line ends. */
  text: string;
  /** The table that it is about. */
  table?: string;
}

/** The statements of a file, without comments; texts in quotes are emptied, so that rules see only SQL. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//g, (found) => {
      if (found.startsWith('--') || found.startsWith('/*')) return ' ';
      return "''";
    })
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const createsIndex =
  /^CREATE (UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?(\w+ )?ON (?:ONLY )?(\w+)/i;
const altersTable = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) (.*)$/i;
const createsTable = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i;
const changesRows = /^(?:INSERT INTO|UPDATE|DELETE FROM) (?:ONLY )?(\w+)/i;
/** New things that nobody uses yet. `CREATE OR REPLACE` is not among them. */
const createsOther = /^CREATE (?:EXTENSION|TYPE|SEQUENCE|VIEW|FUNCTION|SCHEMA) |^COMMENT ON /i;

/** The indexes that a file creates concurrently, by their names. */
export const concurrentIndexes = (sql: string): string[] =>
  statementsOf(sql).flatMap((statement) => {
    const [, , concurrently, name] = createsIndex.exec(statement) ?? [];
    return concurrently && name ? [name.trim()] : [];
  });

/** Why an `expand` migration may stop servers of the version before it; empty if it cannot. */
export function expandProblems(sql: string): string[] {
  const statements = statementsOf(sql).map((text): Statement => ({
    text,
    table: (createsTable.exec(text) ?? altersTable.exec(text) ?? changesRows.exec(text))?.[1],
  }));
  const created = new Set(
    statements.filter(({ text }) => createsTable.test(text)).map(({ table }) => table),
  );
  const problems = statements.flatMap(({ text, table }) => {
    const reason = createsOther.test(text) ? null : problemOf(text, table, created, sql);
    return reason ? [`"${text.slice(0, 60)}" ${reason}`] : [];
  });
  const concurrent = concurrentIndexes(sql).length;
  if (concurrent > 0 && concurrent < statements.length) {
    problems.push('creates an index concurrently: give these statements a file of their own');
  }
  return problems;
}

function problemOf(
  text: string,
  table: string | undefined,
  created: ReadonlySet<string | undefined>,
  sql: string,
): string | null {
  const [index, unique, concurrently, name, indexed] = createsIndex.exec(text) ?? [];
  if (index) {
    if (created.has(indexed)) return null;
    if (unique) return 'refuses rows that the running version may write';
    if (!concurrently) return 'stops writes while it reads the table: add CONCURRENTLY';
    return name ? null : 'needs a name for its index';
  }
  if (table !== undefined && created.has(table)) return null;
  const [alters, , actions = ''] = altersTable.exec(text) ?? [];
  if (alters) {
    return (
      splitActions(actions)
        .map((action) => actionProblem(action, sql))
        .find(Boolean) ?? null
    );
  }
  if (changesRows.test(text)) {
    return 'locks rows that the running version writes: let a background task fill them';
  }
  return 'is not known to be harmless for the running version';
}

/** The parts between commas that are in no parentheses. */
function splitActions(actions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of actions) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const addsColumn =
  /^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT |CHECK\b|UNIQUE\b|PRIMARY |FOREIGN |EXCLUDE )(\w+) (.*)$/i;

function actionProblem(action: string, sql: string): string | null {
  const [adds, , column = ''] = addsColumn.exec(action) ?? [];
  if (adds) return columnProblem(column);
  if (/^ALTER (?:COLUMN )?\w+ SET DEFAULT /i.test(action)) return null;
  const [checks] = /^ADD (?:CONSTRAINT \w+ )?CHECK .* NOT VALID$/i.exec(action) ?? [];
  if (checks) {
    const isOfNewColumn = statementsOf(sql)
      .flatMap((statement) => splitActions(altersTable.exec(statement)?.[2] ?? ''))
      .some((each) => {
        const [, name] = addsColumn.exec(each) ?? [];
        return name && new RegExp(`\\b${name}\\b`, 'i').test(checks);
      });
    return isOfNewColumn ? null : 'refuses rows that the running version may write';
  }
  return 'takes away, renames or restricts what the running version may use';
}

function columnProblem(column: string): string | null {
  const [, value] = /\bDEFAULT (.*)$/i.exec(column) ?? [];
  if (/\bNOT NULL\b/i.test(column) && value === undefined) {
    return 'is NOT NULL without a default, so inserts of the running version fail';
  }
  if (/\b(?:UNIQUE|PRIMARY KEY|CHECK|GENERATED|(?:small|big)?serial)\b/i.test(column)) {
    return 'reads or writes the whole table under a lock: add the column, then a constraint NOT VALID';
  }
  if (value && /\bREFERENCES\b/i.test(column)) return 'checks each row under a lock';
  // A value that differs from row to row is written to each of them.
  if (value && /\w\(/.test(value.replace(/\bnow\(\)/gi, ''))) return 'writes each row under a lock';
  return null;
}
