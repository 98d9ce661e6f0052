import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { english, languages } from 'shared/model/language';
import ts from 'typescript';
import { codeIn } from '../signatures/uses';
import { root } from '../units/units';

/** A module of texts, by its name. */
const MODULE_OF_TEXTS = /(^|[/-])texts\.tsx?$/;

/** The parameters that a function of a text uses, by its path in the module; `null` for what is no function. */
type Placeholders = Map<string, readonly number[] | null>;

/**
 * One line for each text of a folder that lacks in a language which the folder has, that nothing in `users` uses,
 * or whose placeholders differ. That a text has the same form in each language is checked by its type,
 * `InLanguage`.
 */
export function textFaults(folder: string, users: readonly string[] = [folder]): string[] {
  const files = codeIn(folder);
  const others = languages.filter(
    ({ code }) => code !== english.code && files.some((file) => file.includes(`.${code}.ts`)),
  );
  if (others.length === 0) return [];
  const place = (file: string) => relative(root, join(folder, file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const using = users.flatMap((each) =>
    codeIn(each)
      .filter((file) => !isTranslation(file) && !MODULE_OF_TEXTS.test(file))
      .map((file) => readFileSync(join(each, file), 'utf8')),
  );
  return files
    .filter((file) => !isTranslation(file))
    .flatMap((file) => {
      const isOfTexts = MODULE_OF_TEXTS.test(file);
      const siblings = others.map(({ code }) => file.replace(/(\.tsx?)$/, `.${code}$1`));
      if (!isOfTexts && !siblings.some((sibling) => files.includes(sibling))) return [];
      const own = placeholdersIn(file, read(file));
      const unused = [...own.keys()]
        .filter((name) => isOfTexts && isTextItself(name) && !isUsed(file, name, using))
        .map((name) => `${place(file)}: nothing uses ${name}; remove it in each language.`);
      const translations = siblings.flatMap((sibling) => {
        if (!files.includes(sibling)) return [`${place(sibling)} is missing.`];
        return differences(own, placeholdersIn(sibling, read(sibling))).map(
          (fault) => `${place(sibling)}: ${fault}`,
        );
      });
      return [...unused, ...translations];
    });
}

const isTranslation = (file: string): boolean =>
  languages.some(({ code }) => file.includes(`.${code}.ts`));

/** Whether a name is that of a text of `texts` or of `headerTexts`, and not of a part of a text. */
const isTextItself = (name: string) => /^(texts|\w+Texts)\.[^.]+$/.test(name);

/** Whether some module reads a text: by its name, or by a name that is known only when it runs. */
function isUsed(file: string, name: string, using: readonly string[]): boolean {
  const [, key = ''] = name.split('.');
  const module = basename(file).replace(/\.tsx?$/, '');
  const byName = new RegExp(
    `\\b\\w*[tT]exts(In\\[[^\\]]*\\])?\\??\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\}( = \\w*[tT]exts\\b|: typeof english\\b)`,
  );
  return using.some(
    (source) =>
      byName.test(source) || (source.includes(`/${module}'`) && /\b\w*[tT]exts\[/.test(source)),
  );
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

/** The texts in the constants of a module, with the parameters that each uses. */
function placeholdersIn(file: string, source: string): Placeholders {
  const found: Placeholders = new Map();
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const look = (name: string, value: ts.Expression): void => {
    if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
      look(name, value.expression);
      return;
    }
    // A function outside of any group of texts is code.
    const isText = name.includes('.') && ts.isArrowFunction(value);
    found.set(name, isText ? usedParameters(value) : null);
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
