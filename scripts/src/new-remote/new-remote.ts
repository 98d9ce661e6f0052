import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { RESERVED } from '../site/checks/contract-faults';
import { remotesIn } from '../units/units';

const template = join(__dirname, 'template');
/** Files that a remote in its own folder has in addition to, or instead of, those of the template. */
const standalone = join(__dirname, 'standalone');
const SUFFIX = '.template';

/**
 * Writes the folder of a new remote with one page, its form, its call and its tests, and gives the remote's
 * name. The prefix `mf-` of the name is optional. Throws if the name or the address is taken. With
 * `standsAlone` the remote is not a workspace of the repository, and uses the packages of `npm run pack:kit`.
 */
export function newRemote(
  root: string,
  wanted: string,
  { standsAlone = false }: { standsAlone?: boolean } = {},
): string {
  const name = wanted.replace(/^mf-/, '');
  const remote = `mf-${name}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
    throw new Error(
      `"${wanted}" is no name for a remote: use up to 30 small letters and digits, with single hyphens between them.`,
    );
  }
  const folder = join(root, remote);
  if (existsSync(folder)) throw new Error(`${remote} is there already: choose another name.`);
  const owner = ownerOfAddress(root, name);
  if (owner) throw new Error(`/${name} belongs to ${owner} already: choose another name.`);

  const words = name.split('-');
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  const values: Record<string, string> = {
    name,
    camel,
    Camel: capital(camel),
    label: capital(words.join(' ')),
  };
  try {
    for (const source of standsAlone ? [template, standalone] : [template]) {
      for (const file of templateFiles(source)) {
        const target = join(folder, file.slice(0, -SUFFIX.length));
        const text = readFileSync(join(source, file), 'utf8');
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(
          target,
          text.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key]!),
        );
      }
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return remote;
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

const templateFiles = (source: string) =>
  filesBelow(source).filter((file) => file.endsWith(SUFFIX));

/** The owner of pages at or below `/NAME`, if any. A publish checks this again against what is live. */
function ownerOfAddress(root: string, name: string): string | undefined {
  if (RESERVED.includes(name)) return 'the server';
  if (name === 'error') return 'shell';
  return remotesIn(root).find((remote) => {
    const routes = readFileSync(join(root, remote, 'src/routes.ts'), 'utf8');
    const taken = [...routes.matchAll(/\bpath: '\/([^/']*)/g)].map(([, first]) => first);
    return taken.includes(name);
  });
}
