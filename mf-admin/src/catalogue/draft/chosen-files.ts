import { uploadPicture } from 'shared/actions';
import { currentDraft, keepFile, type Draft } from './draft-store';

/** The value of a file input: empty before a choice. */
export type FileChoice = readonly File[];

const DOCUMENTS = '/syllabus/';

/** The path to store for a picture: from the chosen file, or else the present path. */
export function picturePath(choice: FileChoice, present: string | undefined): string {
  return keep('/images/', choice, present);
}

/** Like `picturePath`, but only the file name, because a course stores its picture that way. */
export function pictureName(choice: FileChoice, present: string | undefined): string {
  return keep('', choice, present);
}

/** The path to store for a PDF: from the chosen file, or else the present path. */
export function documentPath(choice: FileChoice, present: string | undefined): string {
  return keep(DOCUMENTS, choice, present);
}

/** Keeps a chosen file for the upload. If its path is taken, the name gets a number: `photo-2.png`. */
function keep(folder: string, choice: FileChoice, present: string | undefined): string {
  const [file] = choice;
  if (!file) return present ?? '';
  const { base, files } = currentDraft();
  const published = JSON.stringify(base.catalogue);
  // A path stands for one file. An item's new file may replace the one chosen before.
  const isTaken = (path: string) =>
    published.includes(JSON.stringify(path)) ||
    (path !== present && (files.get(path) ?? file) !== file);
  let path = folder + file.name;
  for (let number = 2; isTaken(path); number += 1) {
    path = folder + file.name.replace(/(\.[^.]*)?$/, `-${number}$1`);
  }
  keepFile(path, file);
  return path;
}

/** Uploads the files chosen in this tab. Returns a copy of `value` with their addresses on the server. */
export async function uploadChosenFiles<Value>(
  value: Value,
  files: Draft['files'],
  uploadDocument: (file: File) => Promise<string>,
): Promise<Value> {
  const text = JSON.stringify(value);
  const used = [...files].filter(([path]) => text.includes(JSON.stringify(path)));
  let complete = text;
  for (const [path, file] of used) {
    const isDocument = path.startsWith(DOCUMENTS);
    const address = await (isDocument ? uploadDocument(file) : uploadPicture(file));
    complete = complete.replaceAll(JSON.stringify(path), JSON.stringify(address));
  }
  // Only strings were replaced, so the type is still the same.
  return JSON.parse(complete) as Value;
}
