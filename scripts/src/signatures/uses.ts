import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sources } from '../units/inputs';

/**
 * The names of properties that a remote writes into what it gives to the host: by module and export, each with
 * the place of the argument (`0` for the properties of a component) and the path in it, as `0.items.label`. The
 * elements of a list have the path of the list.
 *
 * The types of what is given are compared by the compiler, and need no list. But it allows a property more than
 * is known, so a renamed optional one would not be seen without these names.
 */
export type Uses = Record<string, Record<string, string[]>>;

/** The files of TypeScript in a folder, without tests. */
export const codeIn = (folder: string): string[] =>
  sources(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The uses in the sources of a remote, without its tests. */
export function usesIn(folder: string, modules: readonly string[]): Uses {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const file of codeIn(folder)) {
    for (const { module, name, path } of usesOf(readFileSync(join(folder, file), 'utf8'), file)) {
      if (!modules.includes(module)) continue;
      const exports = found.get(module) ?? new Map<string, Set<string>>();
      found.set(module, exports.set(name, (exports.get(name) ?? new Set()).add(path)));
    }
  }
  return sorted(found, (exports) => sorted(exports, (paths) => [...paths].sort()));
}

const sorted = <T, R>(map: Map<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, change(value)]),
  );

interface Use {
  module: string;
  name: string;
  path: string;
}

/** The uses in one file. */
export function usesOf(source: string, fileName: string): Use[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const imported = importsOf(file);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.children.some(isContent)) {
      note(node.openingElement.tagName, ['0.children']);
    }
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      note(node.tagName, node.attributes.properties.flatMap(pathsOfAttribute));
    }
    if (ts.isCallExpression(node)) {
      note(
        node.expression,
        node.arguments.flatMap((argument, index) => pathsIn(argument, String(index))),
      );
    }
    ts.forEachChild(node, visit);
  };
  const note = (used: ts.Node, paths: readonly string[]) => {
    const from = ts.isIdentifier(used) ? imported.get(used.text) : undefined;
    if (from) uses.push(...paths.map((path) => ({ ...from, path })));
  };
  visit(file);
  return uses;
}

function importsOf(file: ts.SourceFile): Map<string, Omit<Use, 'path'>> {
  const imports = new Map<string, Omit<Use, 'path'>>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const module = statement.moduleSpecifier.text;
      imports.set(name.text, { module, name: (propertyName ?? name).text });
    }
  }
  return imports;
}

const isContent = (child: ts.JsxChild) =>
  !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces);

function pathsOfAttribute(attribute: ts.JsxAttributeLike): string[] {
  if (ts.isJsxSpreadAttribute(attribute)) return pathsIn(attribute.expression, '0');
  const { name, initializer } = attribute;
  // The compiler takes a name with a hyphen for every element, and React takes the key for itself.
  if (!ts.isIdentifier(name) || name.text.includes('-') || name.text === 'key') return [];
  const path = `0.${name.text}`;
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return [path, ...pathsIn(value, path)];
}

/** The names in an object that is written where it is given. */
function pathsIn(node: ts.Node | undefined, path: string): string[] {
  if (!node) return [];
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return pathsIn(node.expression, path);
  }
  if (ts.isConditionalExpression(node)) {
    return [...pathsIn(node.whenTrue, path), ...pathsIn(node.whenFalse, path)];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => pathsIn(element, path));
  }
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return pathsIn(property.expression, path);
    const { name } = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
    const own = `${path}.${name.text}`;
    return [own, ...(ts.isPropertyAssignment(property) ? pathsIn(property.initializer, own) : [])];
  });
}
