import { prefix } from 'shared/model/language';
import { parseRegistry } from './registry';

/** The text of the registry on the server, which the browser's cache must not answer; `null` if there is none. */
export async function fetchRegistry(): Promise<string | null> {
  const response = await fetch(`${prefix}/registry.json`, { cache: 'no-cache' });
  return response.ok ? response.text() : null;
}

/** The same, read; without remotes if there is none. */
export const readRegistry = async () => parseRegistry(await fetchRegistry(), () => {});
