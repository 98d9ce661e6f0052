import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from 'node-shared/files';
import type { BackgroundTask } from '../app-types';
import { periods } from 'shared/model/retention';
import { DAY } from '../durations';
import type { Message, MessageFile, Transport } from './messages';

const MOST_FILES = 5000;
const KEPT_MS = periods.sentMessage.days * DAY;

const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');
/** Names sort by the time of the message. */
const nameOf = (at: string): string => at.replace(/[:.]/g, '-');

/** Writes each message to its own JSON file. The write is atomic: no partial file appears. */
export function outboxTransport(dataDir: string, now: () => Date): Transport {
  const folder = outboxFolder(dataDir);
  return {
    send: async (message, files) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now().toISOString();
      const name = `${nameOf(at)}-${randomUUID()}`;
      const text = JSON.stringify({ ...message, ...attached(files), at }, null, 2);
      await writeFileAtomic(join(folder, `${name}.json`), text, { mode: 0o600 });
    },
  };
}

/** Removes the messages of which this is true; `text` is the whole file. */
export async function removeFromOutbox(
  dataDir: string,
  isWanted: (message: Message, text: string) => boolean,
): Promise<void> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    // The cast is safe: only the transport above writes these files.
    if (text !== null && isWanted(JSON.parse(text) as Message, text)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** Keeps messages as long as the database does, but at most the latest 5,000. */
export const tidyOutbox: BackgroundTask = {
  name: 'tidy the outbox',
  everyMs: 600_000,
  run: async ({ config, now }) => {
    const folder = outboxFolder(config.dataDir);
    const names = (await readdir(folder).catch(() => [])).sort();
    const oldest = nameOf(new Date(now().getTime() - KEPT_MS).toISOString());
    const beyond = names.length - MOST_FILES;
    const gone = names.filter((name, place) => place < beyond || name < oldest);
    for (const name of gone) await rm(join(folder, name), { force: true });
  },
};

/** The attached files in base64; false if there are none. */
const attached = (files: MessageFile[]) =>
  files.length > 0 && {
    attachments: files.map(({ fileName, content }) => ({
      fileName,
      content: content.toString('base64'),
    })),
  };
