import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../publishing/site';

interface Message {
  channel: 'sms' | 'email';
  to: string;
  template: string;
  subject: string | null;
  text: string;
  code: string | null;
}

const folder = join(dataDir, 'outbox');

function messagesTo(to: string): Message[] {
  // A site that has sent nothing yet has no outbox.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Message)
    .filter((message) => message.to.endsWith(to));
}

/** The newest message to an address or number that `fits`; waits until there is one: some tasks run once a minute. */
export async function messageTo(
  to: string,
  fits: (message: Message) => boolean = () => true,
): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(() => (found = messagesTo(to).filter(fits).at(-1)), { timeout: 90_000 })
    .toBeDefined();
  return found!;
}

/** The newest one-time code sent to an address or number. */
export async function codeSentTo(to: string): Promise<string> {
  return (await messageTo(to, ({ code }) => code !== null)).code!;
}
