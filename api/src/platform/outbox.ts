import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './messages';

/** Each message becomes one JSON file; it appears whole, under its final name, or not at all. */
export function outboxTransport(dataDir: string, now: () => Date): Transport {
  const folder = join(dataDir, 'outbox');
  return {
    send: async (message) => {
      await mkdir(folder, { recursive: true });
      const at = now().toISOString();
      const name = `${at.replace(/[:.]/g, '-')}-${randomUUID()}`;
      const draft = join(folder, `.${name}.draft`);
      await writeFile(draft, JSON.stringify({ ...message, at }, null, 2), { mode: 0o600 });
      await rename(draft, join(folder, `${name}.json`));
    },
  };
}
