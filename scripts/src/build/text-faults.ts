import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { english, languages } from 'shared/model/language';
import ts from 'typescript';
import { root } from '../units/units';

/** A module of texts, by its name: `texts.ts`, `hero-texts.tsx`, `about-content.ts`. */
const MODULE_OF_TEXTS = /(^|[/-])(texts|content)\.tsx?$/;



/** The parameters that a function of a text uses, by its path in the module; `null` for what is no function. */
type Placeholders = Map<string, readonly number[] | null>;

/**
 * One line for each text of a folder that lacks in a language which the folder has, that nothing uses, or whose
 * placeholders differ. That a text has the same form in each language is checked by its type, `InLanguage`.
 */
export function textFaults(folder: string): string[] {
  const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const others = languages.filter(
    ({ code }) => code !== english.code && files.some((file) => file.includes(`.${code}.ts`)),
  );
  if (others.length === 0) return [];
  const isTranslation = (file: string) => others.some(({ code }) => file.includes(`.${code}.ts`));
  const originals = files.filter((file) => !isTranslation(file));
  const place = (file: string) => relative(root, join(folder, file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const users = originals.filter((file) => !MODULE_OF_TEXTS.test(file)).map(read).join('\n');
  return originals
    .filter((file) => MODULE_OF_TEXTS.test(file))
    .flatMap((file) => {
      const own = placeholdersIn(file, read(file));
      const unused = [...own.keys()]
        .filter((name) => isTextItself(name) && !isUsed(name, users))
        .map((name) => `${place(file)}: nothing uses ${name}; remove it in each language.`);
      const translations = others.flatMap(({ code }) => {
        const sibling = file.replace(/(\.tsx?)$/, `.${code}$1`);
        if (!files.includes(sibling)) return [`${place(file)}: ${place(sibling)} is missing.`];
        return differences(own, placeholdersIn(sibling, read(sibling))).map(
          (fault) => `${place(sibling)}: ${fault}`,
        );
      });
      return [...unused, ...translations];
    });
}

/** Whether a name is that of a text of `texts`, and not of a part of a text. */
const isTextItself = (name: string) => /^texts\.[^.]+$/.test(name);

/** Whether a text, or the group that it stands in, is read somewhere. */
function isUsed(name: string, users: string): boolean {
  const [, key = ''] = name.split('.');
  return new RegExp(`\\b\\w*[tT]exts\\??\\.${key}\\b|[tT]exts\\[|\\{[^}]*\\b${key}\\b[^}]*\\} = \\w*[tT]exts\\b`).test(users);
}

function differences(own: Placeholders, translated: Placeholders): string[] {
  return [...own].flatMap(([name, used]) => {
    const other = translated.get(name);
    if (!used || !other || String(used) === String(other)) return [];
    return [
      `${name} uses ${inWords(other)}, but ${inWords(used)} in English: each language says the same.`,
    ];
  });
}

const inWords = (used: readonly number[]): string =>
  used.length === 0
    ? 'no placeholder'
    : `placeholder${used.length > 1 ? 's' : ''} ${used.map((index) => index + 1).join(', ')}`;

/** The functions in the exported constants of a module, with the parameters that each uses. */
function placeholdersIn(file: string, source: string): Placeholders {
  const found: Placeholders = new Map();
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const look = (name: string, value: ts.Expression): void => {
    if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
      look(name, value.expression);
      return;
    }
    found.set(name, ts.isArrowFunction(value) ? usedParameters(value) : null);
    if (ts.isObjectLiteralExpression(value)) {
      for (const each of value.properties) {
        if (!ts.isPropertyAssignment(each)) continue;
        look(`${name}.${each.name.getText(parsed).replace(/^'|'$/g, '')}`, each.initializer);
      }
    }
  };
  for (const statement of parsed.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name)) look(name.text, initializer);
    }
  }
  return found;
}

/** The numbers of the parameters that the body of a function names. */
function usedParameters({ parameters, body }: ts.ArrowFunction): number[] {
  const names = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, walk);
  };
  walk(body);
  const inPattern = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((each) => (ts.isBindingElement(each) ? inPattern(each.name) : []));
  return parameters.flatMap(({ name }, index) =>
    inPattern(name).some((each) => names.has(each)) ? [index] : [],
  );
}
