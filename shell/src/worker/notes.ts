import { isOld, openSafe, sealed, unsealed } from './account';
import { NOTES } from './kept';

/** What a tab asks for the notes of its login; `address` is that of the classroom and of one of its notes. */
export interface NoteWish {
  token: string;
  note: 'list' | 'keep' | 'read' | 'free';
  address: string;
  file?: Blob;
}

const BYTES = 'x-bytes';

/** The notes that a student has chosen to keep. Each answer says which there are; `fault` is why one is not kept. */
export async function answerNote(
  { token, note, address, file }: NoteWish,
  port: MessagePort,
): Promise<void> {
  const safe = await openSafe(token);
  const cache = await caches.open(NOTES + safe.name);
  let fault: string | undefined;
  if (note === 'keep' && file) {
    const headers = { 'content-type': file.type, [BYTES]: String(file.size) };
    const kept = await sealed(safe, new Response(file, { headers }));
    // A full phone refuses the notes, and the dashboard stays.
    if (kept) await cache.put(address, kept).catch(({ name }: Error) => (fault = name));
  }
  if (note === 'free') await cache.delete(address);
  const kept = note === 'read' && (await cache.match(address));
  const notes: { address: string; bytes: number }[] = [];
  for (const { url } of await cache.keys()) {
    const each = (await cache.match(url))!;
    if (isOld(each)) await cache.delete(url);
    else notes.push({ address: new URL(url).pathname, bytes: Number(each.headers.get(BYTES)) });
  }
  const read = kept ? await unsealed(safe, kept) : null;
  port.postMessage({ notes, fault, file: await read?.blob() });
}
