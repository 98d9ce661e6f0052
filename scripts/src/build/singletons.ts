import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units';

/**
 * What the host provides to every remote, once: the only list of shared modules. A remote that
 * imports anything else bundles its own copy. `slim` names the host's re-export module of a library
 * that would otherwise be shipped whole.
 */
const modules: readonly { name: string; slim?: string }[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  { name: 'react-router-dom', slim: 'shell/src/shared-scope/react-router-dom.ts' },
  { name: 'shared/store' },
  { name: 'shared/api' },
  { name: 'shared/toast' },
  { name: 'shared/forms' },
  { name: 'shared/ui' },
];

export interface Singleton {
  name: string;
  version: string;
  slim?: string;
}

export const singletons: readonly Singleton[] = modules.map(({ name, slim }) => ({
  name,
  version: installedVersion(name.split('/')[0]!),
  ...(slim ? { slim: join(root, slim) } : {}),
}));

function installedVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What a remote built now asks of the host: the same major version. */
export const requiredRange = ({ version }: Singleton) => `^${version}`;
