import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from 'node-shared/files';
import type { MessageFile, Transport } from './messages';

/** Each message becomes one JSON file; it appears whole, under its final name, or not at all. */
export function outboxTransport(dataDir: string, now: () => Date): Transport {
  const folder = join(dataDir, 'outbox');
  return {
    send: async (message, files) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now().toISOString();
      const name = `${at.replace(/[:.]/g, '-')}-${randomUUID()}`;
      const text = JSON.stringify({ ...message, ...attached(files), at }, null, 2);
      await writeFileAtomic(join(folder, `${name}.json`), text, { mode: 0o600 });
    },
  };
}

/** The files themselves, in base64, where there are any. */
const attached = (files: MessageFile[]) =>
  files.length > 0 && {
    attachments: files.map(({ fileName, content }) => ({
      fileName,
      content: content.toString('base64'),
    })),
  };
