import { useSyncExternalStore } from 'react';
import { saveFile } from 'shared/actions';
import type { Material } from 'shared/model/schemas';
import { send } from 'shared/calls';
import { currentStore } from 'shared/store';
import { dashboardWorker } from './dashboard-worker';
import { followed } from './waiting';

/** The address of each note that this phone keeps for the login, with its bytes. */
export type Kept = ReadonlyMap<string, number>;

interface Answer {
  notes: { address: string; bytes: number }[];
  /** Why a note is not kept, such as `QuotaExceededError`. */
  fault?: string;
  file?: Blob;
}

let known: Kept | null = null;
/** The token of the login whose notes are known. */
let knownFor: string | null = null;
const tokenNow = () => currentStore().getState().login.token;
const changed = new EventTarget();

/** What the worker is asked: see `shell/src/worker/notes.ts`. */
async function ask(note: 'list' | 'keep' | 'read' | 'free', address = '', file?: Blob) {
  const token = tokenNow();
  const worker = await dashboardWorker();
  if (!worker || !token) return null;
  const answer = await new Promise<Answer>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.postMessage({ token, note, address, file }, [port2]);
  });
  knownFor = token;
  known = new Map(answer.notes.map(({ address: each, bytes }) => [each, bytes]));
  changed.dispatchEvent(new Event('change'));
  return answer;
}

const keptNow = (): Kept | null => (knownFor === tokenNow() ? known : null);

const follow = followed(changed, 'change');

function subscribe(listener: () => void): () => void {
  void ask('list');
  return follow(listener);
}

/** Null without a worker. */
export function useKeptNotes(): Kept | null {
  return useSyncExternalStore(subscribe, keptNow);
}

/** Where notes are kept: `classroom` is for example `course/101`. */
export const noteAddress = (classroom: string, id: number): string => `/${classroom}/${id}`;

/** Loads uploaded notes and keeps them. Returns why that failed; `full` if the phone has no room for them. */
export async function keepNote({ address, link }: Record<'address' | 'link', string>) {
  const { data } = await send<Blob | null>({
    name: 'studentKeepNote',
    url: `/notes/${link.slice(link.lastIndexOf('/') + 1)}`,
    // An address that is over leads to a page.
    responseHandler: async (response) => (response.redirected ? null : response.blob()),
  });
  const answer = data && (await ask('keep', address, data));
  if (answer && !answer.fault) return null;
  return answer?.fault === 'QuotaExceededError' ? 'full' : 'failed';
}

/** Opens what is kept. */
export async function openNote(address: string, title: string): Promise<void> {
  const file = (await ask('read', address))?.file;
  if (file) saveFile(file, `${title}.pdf`);
}

export async function freeNotes(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) await ask('free', address);
}

/** Removes what a classroom does not show any more. */
export async function followNotes(classroom: string, shown: readonly Material[]): Promise<void> {
  const addresses = new Set(shown.map(({ id }) => noteAddress(classroom, id)));
  const own = [...(keptNow()?.keys() ?? [])].filter((each) => each.startsWith(`/${classroom}/`));
  // Without a network, an older list is shown.
  if (navigator.onLine) await freeNotes(own.filter((address) => !addresses.has(address)));
}
