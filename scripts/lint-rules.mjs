// Lint rules of this product.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Syntax that pages must not use, with what to write instead. */
export const pageRules = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses inline styles: use a class of the CSS module.',
  },
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name, so that the thing has one name everywhere.',
  },
  {
    selector:
      'ImportExpression[source.value=/^mf-/], ImportExpression[source.quasis.0.value.raw=/^mf-/]',
    message: 'A remote is loaded by the shell through the registry, never imported.',
  },
  {
    selector: ['', ' > ConditionalExpression']
      .map((inside) => `CallExpression[callee.name=/^(toast|showFailure)$/]${inside}`)
      .flatMap((call) => [`${call} > Literal[value=/./]`, `${call} > TemplateLiteral`])
      .join(', '),
    message: 'The texts of toasts are in shared/src/model/messages.',
  },
];

/** Texts that visitors read are in modules of their own, because each language has its own (docs/decisions/0021). */
export const textRules = [
  {
    selector: 'JSXText[value=/\\p{L}{2}/u]',
    message: 'Texts are in the module of texts beside it: texts.ts, and texts.hi.ts for Hindi.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|label|title|alt|placeholder|hint|heading|lead|kicker|busyText)$/] > Literal[value=/\\p{L}{2}/u]',
    message: 'Texts are in the module of texts beside it: texts.ts, and texts.hi.ts for Hindi.',
  },
];

export const storageRule = {
  selector: 'Identifier[name=/^(local|session)Storage$/]',
  message: 'A storage of the browser may throw: use browserStorage or tabStorage of shared/store.',
};

/** A file of routes says who may call what, and calls the operation that has the statements. */
export const routesRules = [
  {
    selector: 'ImportDeclaration[source.value="drizzle-orm"]',
    message: 'Statements stand in the operation that the route calls.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(database|transaction|pool)$/], CallExpression[callee.object.property.name=/^(database|pool)$/]',
    message: 'Statements stand in the operation that the route calls.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(app|scope)$/][callee.property.name=/^(get|post|put|patch|delete|all|route)$/]',
    message: 'A route begins with its access: open, user, admin or team.',
  },
];

export const environmentRule = {
  selector:
    ':matches(MemberExpression[object.name="process"][property.name="env"], VariableDeclarator[init.name="process"] Property[key.name="env"])',
  message:
    'A program reads its environment once, where it starts; take the values, or an Environment, as an argument.',
};

/** A cast bypasses the type check, so a comment on the line above must say why it is correct. */
const explainedCast = {
  meta: {
    messages: { unexplained: 'Let the types say it, or give the reason for this cast above it.' },
  },
  create(context) {
    const { lines } = context.sourceCode;
    const endsComment = (line) => /^\s*(\/\/|\*|\/\*|\{\/\*)/.test(lines[line - 2] ?? '');
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.typeName?.name === 'const') return;
        let statement = node;
        while (
          !/(Statement|Declaration|PropertyDefinition|ImportExpression|JSXAttribute|^Property)$/.test(
            statement.type,
          )
        ) {
          statement = statement.parent;
        }
        if (![statement, node].some(({ loc }) => endsComment(loc.start.line))) {
          context.report({ node, messageId: 'unexplained' });
        }
      },
    };
  },
};

/**
 * Only the module that declares a table writes to it; the others read it, or call the operations of
 * that module. So whoever changes a table finds every writer in one folder. A table that a function gets from
 * its caller may be anybody's: it is not written either.
 */
const ownTables = {
  meta: {
    messages: {
      foreign: 'Only {{owner}} writes {{table}}: call its operation.',
      given: 'A table that is written is imported from the tables of this module.',
      place: 'Declare tables in a file that is called …-tables.ts.',
    },
  },
  create(context) {
    /** The module of each table that this file imports. */
    const owners = new Map();
    const here = moduleOf(context.filename);
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^\..*-tables$/.test(source.value)) return;
        const owner = moduleOf(resolve(dirname(context.filename), source.value));
        for (const { local } of specifiers) owners.set(local.name, owner);
      },
      'CallExpression[callee.property.name=/^(insert|update|delete)$/]'({
        callee,
        arguments: [table],
      }) {
        const isDatabase = /^(database|transaction)$/.test(
          callee.object.property?.name ?? callee.object.name,
        );
        const owner = owners.get(table?.name);
        if (owner === here || !(owner || isDatabase)) return;
        const data = { owner, table: table.name };
        context.report({ node: table, messageId: owner ? 'foreign' : 'given', data });
      },
      'CallExpression[callee.name="pgTable"]'(node) {
        if (!context.filename.endsWith('-tables.ts')) context.report({ node, messageId: 'place' });
      },
    };
  },
};

/** The folder of the server that a file belongs to: a module, or the platform. */
const moduleOf = (file) => /\/api\/src\/(modules\/[^/]+|[^/]+)/.exec(file)?.[1];

/** TypeScript does not check class names: a mistyped `styles.crad` is `undefined`, and no style applies. */
const knownClass = {
  meta: { messages: { unknown: '{{sheet}} has no class .{{name}}.' } },
  create(context) {
    const sheets = new Map();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^\..*\.module\.css$/.test(source.value)) return;
        const file = resolve(dirname(context.filename), source.value);
        const names = groupsOf(readFileSync(file, 'utf8'));
        for (const { local } of specifiers) sheets.set(local.name, { sheet: source.value, names });
      },
      'MemberExpression[computed=false]'({ object, property }) {
        const found = sheets.get(object.name);
        if (!found || found.names.has(property.name)) return;
        const data = { sheet: found.sheet, name: property.name };
        context.report({ node: property, messageId: 'unknown', data });
      },
    };
  },
};

/** The names of the classes in a style sheet. */
function groupsOf(css) {
  const rules = css.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

/**
 * A price that is written into a page does not follow a change of the catalogue. This rule finds amounts
 * with a rupee sign, and the prices of the shipped catalogue from 1000 upwards, with and without commas.
 */
const noLiteralPrice = {
  meta: {
    messages: { price: 'Take the price from the catalogue and write it with formatRupees.' },
  },
  create(context) {
    const amounts = shippedPrices().flatMap((price) => [
      String(price),
      price.toLocaleString('en-IN'),
    ]);
    const price = new RegExp(`₹\\s*\\d|(?<![\\d,.])(${amounts.join('|')})(?![\\d,.]\\d|\\d)`);
    const check = (node, text) => {
      if (price.test(text)) context.report({ node, messageId: 'price' });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

let prices;
function shippedPrices() {
  if (prices) return prices;
  const folder = join(import.meta.dirname, '../shared/src/model/shipped-catalogue');
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/\b(?:old|new)Price: (\d[\d_]*)/g),
    ])
    .map(([, amount]) => Number(amount.replaceAll('_', '')));
  if (found.length === 0)
    throw new Error(`${folder} has no price: correct scripts/lint-rules.mjs.`);
  prices = [...new Set(found)].filter((amount) => amount >= 1000);
  return prices;
}

/** Every day that is shown, counted or printed is a day in India, wherever the browser or server is. */
const indianTime = {
  meta: {
    messages: {
      local:
        'This is the time zone of the machine: use indianDay, startOfIndianDay, or name a timeZone.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'local' });
    const namesZone = (options) =>
      options?.type === 'ObjectExpression' &&
      options.properties.some(({ key }) => key?.name === 'timeZone');
    const checkFormat = (node) => {
      const { object, property } = node.callee;
      const isFormat = object?.name === 'Intl' && property.name === 'DateTimeFormat';
      if (isFormat && !namesZone(node.arguments[1])) report(node);
    };
    return {
      CallExpression(node) {
        checkFormat(node);
        const name = node.callee.property?.name;
        const isPart = /^[gs]et(Day|Date|Month|FullYear|Hours|Minutes|TimezoneOffset)$/.test(name);
        const isText = /^to(Date|Time)String$/.test(name);
        const isLocal = /^toLocale(Date|Time)String$/.test(name) && !namesZone(node.arguments[1]);
        if (isPart || isText || isLocal) report(node);
      },
      NewExpression(node) {
        checkFormat(node);
        if (node.callee.name !== 'Date') return;
        const [first, second] = node.arguments;
        // The end of a text such as `${day}T00:00:00`, which names no time zone.
        const text =
          first?.type === 'TemplateLiteral' ? first.quasis.at(-1).value.raw : first?.value;
        if (second || /T\d\d:\d\d(:[\d.]+)?$/.test(text)) report(node);
      },
    };
  },
};

export default {
  rules: {
    'explained-cast': explainedCast,
    'indian-time': indianTime,
    'known-class': knownClass,
    'no-literal-price': noLiteralPrice,
    'own-tables': ownTables,
  },
};
