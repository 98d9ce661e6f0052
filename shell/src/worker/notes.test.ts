import { webcrypto } from 'node:crypto';
import { answerNote, type NoteWish } from './notes';

// Modules of a kind that jest does not load; notes need neither a strategy nor a full phone.
jest.mock('workbox-core/registerQuotaErrorCallback', () => ({ registerQuotaErrorCallback() {} }));
jest.mock('workbox-strategies/NetworkFirst', () => ({}));

const DAY = 86_400_000;
const TOKEN = 'a-login';
const ADDRESS = 'http://localhost/classroom/course/101/notes/1';

/** What of the browser's caches the worker uses; jsdom has none, and no `crypto.subtle`. */
class Kept {
  readonly answers = new Map<string, Response>();
  put = async (url: string, response: Response) => void this.answers.set(url, response);
  match = async (url: string) => this.answers.get(url)?.clone();
  delete = async (url: string) => this.answers.delete(url);
  keys = async () => [...this.answers.keys()].map((url) => ({ url }));
}
const all = new Map<string, Kept>();
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      open: async (name: string) => all.get(name) ?? all.set(name, new Kept()).get(name),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'caches'));

interface Said {
  notes: { address: string; bytes: number }[];
  fault?: string;
  file?: Blob;
}
async function ask(note: NoteWish['note'], more: Partial<NoteWish> = {}): Promise<Said> {
  const said: Said[] = [];
  const port = { postMessage: (each: Said) => said.push(each) } as Partial<MessagePort>;
  await answerNote({ token: TOKEN, note, address: ADDRESS, ...more }, port as MessagePort);
  return said[0]!;
}

test('a note is kept sealed for 30 days, and for this login alone', async () => {
  const file = new Blob(['The nine numbers'], { type: 'application/pdf' });
  const listed = [{ address: '/classroom/course/101/notes/1', bytes: 16 }];
  expect((await ask('keep', { file })).notes).toEqual(listed);
  const [cache] = all.values();
  const sealed = await (await cache!.match(ADDRESS))!.text();
  expect(sealed).not.toContain('nine numbers');
  expect(await (await ask('read')).file!.text()).toBe('The nine numbers');

  const at = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at + 29 * DAY);
  expect((await ask('list')).notes).toEqual(listed);
  clock.mockReturnValue(at + 30 * DAY + 60_000);
  expect(await ask('read')).toMatchObject({ notes: [], file: undefined });
  expect(cache!.answers.size).toBe(0);
  clock.mockRestore();

  await ask('keep', { file });
  expect((await ask('list', { token: 'another' })).notes).toEqual([]);
  expect((await ask('list')).notes).toEqual([]);
});
