import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_METHOD, type Calls } from 'node-shared/api-calls';
import ts from 'typescript';
import { codeIn } from './uses';

/** What cannot be known before a page runs: the number of an order, a part of an address. */
const OPEN = ':';
/** How deep an address may be put together from constants, functions and their callers. */
const DEEPEST = 12;

const ROUTES = 'routes.ts';
const PAGE_IMPORT = /import\(\s*\/\* webpackChunkName: "([^"]+)"[^*]*\*\/\s*'([^']+)'/g;

/** What stands for the parameters of a function while its body is read. */
type Given = ReadonlyMap<ts.Node, readonly string[]>;

/**
 * The calls of the API in the sources of a unit, without its tests: `POST /orders/:/payment`, each with the chunks of
 * the pages that can make it. An address is read where it is written: with the constants and functions of the unit
 * that it is made of. Throws if the address of a call cannot be read.
 */
export function callsIn(folder: string): Calls {
  const files = codeIn(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  });
  const callsOf = callReader(files);
  const chunksOf = chunksOfFiles(files);
  const found = new Map<string, string[]>();
  for (const file of files) {
    eachNode(file, (node) => {
      for (const call of callsOf(node)) {
        found.set(call, [...(found.get(call) ?? []), ...(chunksOf.get(file.fileName) ?? [])]);
      }
    });
  }
  return Object.fromEntries(
    [...found].sort().map(([call, chunks]) => [call, [...new Set(chunks)].sort()]),
  );
}

/** The chunks of the pages and widgets that import each file. */
function chunksOfFiles(files: readonly ts.SourceFile[]): Map<string, string[]> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const imported = (from: string, name: string) =>
    ['.ts', '.tsx', '/index.ts', '/index.tsx'].flatMap(
      (end) => byName.get(join(from, '..', name) + end) ?? [],
    );
  const found = new Map<string, string[]>();
  const add = (file: ts.SourceFile, chunk: string) => {
    const chunks = found.get(file.fileName) ?? [];
    if (file.fileName === ROUTES || chunks.includes(chunk)) return;
    found.set(file.fileName, [...chunks, chunk]);
    for (const { fileName } of ts.preProcessFile(file.text).importedFiles) {
      for (const next of imported(file.fileName, fileName)) add(next, chunk);
    }
  };
  const routes = byName.get(ROUTES)?.text ?? '';
  for (const [, chunk = '', name = ''] of routes.matchAll(PAGE_IMPORT)) {
    for (const page of imported(ROUTES, name)) add(page, chunk);
  }
  return found;
}

function eachNode(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root);
  ts.forEachChild(root, (child) => eachNode(child, visit));
}

function callReader(files: readonly ts.SourceFile[]) {
  /** By their name: calls of functions, and elements of components. */
  const users = new Map<string, (ts.CallExpression | ts.JsxOpeningLikeElement)[]>();
  for (const file of files) {
    eachNode(file, (node) => {
      const used = ts.isCallExpression(node)
        ? node.expression
        : ts.isJsxOpeningLikeElement(node) && node.tagName;
      if (!used || !ts.isIdentifier(used)) return;
      // The branches above have only these.
      const user = node as ts.CallExpression | ts.JsxOpeningLikeElement;
      users.set(used.text, [...(users.get(used.text) ?? []), user]);
    });
  }

  /** What an expression can be, as far as it is text. */
  function texts(node: ts.Node | undefined, given: Given, depth: number): readonly string[] {
    if (!node || ts.isObjectLiteralExpression(node) || ts.isBlock(node)) return [];
    if (depth > DEEPEST) return [OPEN];
    const of = (part: ts.Node | undefined) => texts(part, given, depth + 1);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<readonly string[]>(
        (before, { expression, literal }) => joined(before, of(expression), literal.text),
        [node.head.text],
      );
    }
    if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
    if (ts.isArrowFunction(node)) return of(node.body);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return of(node.expression);
    if (ts.isJsxExpression(node) || ts.isSatisfiesExpression(node)) return of(node.expression);
    if (ts.isIdentifier(node)) return textsOfName(node, given, depth);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [OPEN];
    const called = declarationOf(node.expression);
    const body = called && ts.isVariableDeclaration(called) && called.initializer;
    if (!body || !ts.isArrowFunction(body)) return [OPEN];
    const own = new Map(given);
    for (const [index, { name }] of body.parameters.entries()) {
      own.set(name, of(node.arguments[index]));
    }
    return texts(body.body, own, depth + 1);
  }

  function textsOfName(name: ts.Identifier, given: Given, depth: number): readonly string[] {
    const declared = declarationOf(name);
    if (!declared) return name.text === 'undefined' ? [] : [OPEN];
    const known = given.get(declared.name ?? declared);
    if (known) return known;
    if (ts.isVariableDeclaration(declared)) return texts(declared.initializer, given, depth + 1);
    const values = valuesOfParameter(declared);
    const byDefault =
      (ts.isParameter(declared) || ts.isBindingElement(declared)) && declared.initializer;
    return values
      ? [byDefault || undefined, ...values].flatMap((value) => texts(value, given, depth + 1))
      : [OPEN];
  }

  /** What the callers in this unit give; null if they cannot be known. */
  function valuesOfParameter(declared: ts.Node): (ts.Node | undefined)[] | null {
    const property = ts.isBindingElement(declared) ? declared.name.getText() : null;
    const parameter = property === null ? declared : declared.parent.parent;
    const owner = ts.isParameter(parameter) && parameter.parent;
    if (!owner || !ts.isParameter(parameter)) return null;
    const name = ts.isVariableDeclaration(owner.parent) ? owner.parent.name : owner.name;
    const callers = users.get(name?.getText() ?? '') ?? [];
    const place = owner.parameters.indexOf(parameter);
    const values = callers.map((caller) => {
      const whole = ts.isCallExpression(caller) ? caller.arguments[place] : caller.attributes;
      return property === null ? whole : propertyOf(whole, property);
    });
    return callers.length === 0 ? null : values;
  }

  function declarationOf(name: ts.Identifier): ts.NamedDeclaration | undefined {
    for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
      const found = declaredIn(scope, name.text);
      if (found && !ts.isImportSpecifier(found)) return found;
      if (!found) continue;
      const exported = (found.propertyName ?? found.name).getText();
      return files.flatMap((file) => declaredIn(file, exported, ts.isVariableDeclaration) ?? [])[0];
    }
    return undefined;
  }

  /** The calls that an object, or a query that is only an address, describes. */
  return function callsOf(node: ts.Node): string[] {
    // `change('PUT /admin/codes/:code')` of `shared/api`.
    if (ts.isCallExpression(node) && node.expression.getText() === 'change') {
      const given = texts(node.arguments[0], new Map(), 0);
      return given.flatMap((call) => (call.includes(' /') ? call.replace(/:\w+/g, OPEN) : []));
    }
    const query = ts.isPropertyAssignment(node) && node.name.getText() === 'query';
    const fn = query && ts.isArrowFunction(node.initializer) ? node.initializer.body : undefined;
    const isWhole = fn && !ts.isBlock(fn) && !isObject(fn);
    const url = isWhole ? fn : ts.isObjectLiteralExpression(node) && propertyOf(node, 'url');
    if (!url) return [];
    const addresses = texts(url, new Map(), 0);
    const own = addresses.flatMap((each) => (each.startsWith('/') ? each.split('?')[0]! : []));
    const isSent =
      isWhole ||
      (ts.isCallExpression(node.parent) && /^send/.test(node.parent.expression.getText()));
    if (isSent && addresses.every((address) => address === OPEN)) {
      const { line } = node.getSourceFile().getLineAndCharacterOfPosition(url.getStart());
      throw new Error(
        `${node.getSourceFile().fileName}:${line + 1}: the address of a call cannot be read; write it as a text where the call is made.`,
      );
    }
    const methods = valuesOf(node, 'method').flatMap((value) =>
      value ? texts(value, new Map(), 0) : 'GET',
    );
    // Which method belongs to which address is not known.
    const isOpen = new Set(own).size > 1 && new Set(methods).size > 1;
    return own.flatMap((address) =>
      (isOpen ? [ANY_METHOD] : methods).map((each) => `${each} ${address}`),
    );
  };
}

const joined = (before: readonly string[], between: readonly string[], after: string): string[] =>
  before.flatMap((start) =>
    [...new Set(between.length > 0 ? between : [OPEN])].map((middle) => start + middle + after),
  );

const isObject = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) && ts.isObjectLiteralExpression(node.expression);

/** The value of a property in an object that is written here, or of an attribute. */
function propertyOf(node: ts.Node | undefined, wanted: string): ts.Node | undefined {
  const properties: readonly ts.Node[] =
    node && (ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node)) ? node.properties : [];
  for (const property of properties) {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === wanted) {
      return property.name;
    }
    const isOne = ts.isPropertyAssignment(property) || ts.isJsxAttribute(property);
    if (isOne && property.name.getText() === wanted) return property.initializer;
  }
  return undefined;
}

/** What a property can be, also in what is spread into the object; undefined where it is left out. */
function valuesOf(node: ts.Node, wanted: string): (ts.Node | undefined)[] {
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression, wanted);
  if (ts.isConditionalExpression(node)) {
    return [...valuesOf(node.whenTrue, wanted), ...valuesOf(node.whenFalse, wanted)];
  }
  if (ts.isBinaryExpression(node)) return [undefined, ...valuesOf(node.right, wanted)];
  if (!ts.isObjectLiteralExpression(node)) return [undefined];
  const own = propertyOf(node, wanted);
  if (own) return [own];
  const spread = node.properties.map((property) =>
    ts.isSpreadAssignment(property) ? valuesOf(property.expression, wanted) : [],
  );
  return spread.find((values) => values.some(Boolean)) ?? [undefined];
}

type Declared = ts.NamedDeclaration & { propertyName?: ts.Node };

/** What a scope itself declares with a name. */
const declaredIn = (
  scope: ts.Node,
  name: string,
  isWanted: (node: ts.Node) => boolean = () => true,
): Declared | undefined =>
  declarationsOf(scope).find((each) => each.name?.getText() === name && isWanted(each));

function declarationsOf(scope: ts.Node): readonly Declared[] {
  if (ts.isFunctionLike(scope)) {
    return scope.parameters.flatMap((each): Declared[] =>
      ts.isObjectBindingPattern(each.name) ? [...each.name.elements] : [each],
    );
  }
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return [];
  return scope.statements.flatMap((statement): readonly Declared[] => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  });
}
