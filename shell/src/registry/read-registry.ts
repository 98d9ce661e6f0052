import { fetchRegistry } from './fetch-registry';
import { parseRegistry } from './registry';

/** The registry on the server; without remotes if there is none. */
export const readRegistry = async () => parseRegistry(await fetchRegistry(), () => {});
