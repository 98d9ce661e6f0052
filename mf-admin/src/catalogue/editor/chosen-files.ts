import { uploadUrl } from 'shared/model/config';
import type { Catalogue, UploadResponse } from 'shared/model/schemas';

/** The value of a file input; null or undefined before the first choice. */
export type FileChoice = FileList | null | undefined;

const DOCUMENTS = '/syllabus/';

/** The chosen pictures and documents, by the path that the item stores. */
const chosenFiles = new Map<string, File>();
/** The published catalogue as JSON. */
let published = '';
/** The `data:` addresses by file, stored when the preview is read. */
const previews = new WeakMap<File, string>();

/** Reads the picture as a `data:` address, because the site's headers do not allow `blob:` addresses. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      previews.set(file, address);
      resolve(address);
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The name of the chosen file, or `undefined` if no file is chosen. */
export function chosenName(choice: FileChoice): string | undefined {
  return choice?.[0]?.name;
}

/** Sets the published catalogue. A chosen file never gets a path that this catalogue contains. */
export function reservePaths(catalogue: Catalogue): void {
  published = JSON.stringify(catalogue);
}

/** To be called when no item has a chosen file any more. */
export function forgetChosenFiles(): void {
  chosenFiles.clear();
}

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
  const file = choice?.[0];
  if (!file) return present ?? '';
  let path = folder + file.name;
  for (let number = 2; isTaken(path, file, present); number += 1) {
    path = folder + file.name.replace(/(\.[^.]*)?$/, `-${number}$1`);
  }
  chosenFiles.set(path, file);
  return path;
}

/** Whether the path stands for another file. An item's new file may replace the one chosen before. */
function isTaken(path: string, file: File, present: string | undefined): boolean {
  if (published.includes(JSON.stringify(path))) return true;
  return path !== present && (chosenFiles.get(path) ?? file) !== file;
}

/** The address that shows a stored picture. A picture chosen in this tab is not uploaded yet. */
export function pictureAddress(path: string): string {
  const file = chosenFiles.get(path);
  return (file && previews.get(file)) ?? path;
}

/** Uploads the files chosen in this tab. Returns a copy of `value` with their addresses on the server. */
export async function uploadChosenFiles<Value>(
  value: Value,
  uploadDocument: (file: File) => Promise<string>,
): Promise<Value> {
  const text = JSON.stringify(value);
  const used = [...chosenFiles].filter(([path]) => text.includes(JSON.stringify(path)));
  let complete = text;
  for (const [path, file] of used) {
    const isDocument = path.startsWith(DOCUMENTS);
    const address = await (isDocument ? uploadDocument(file) : uploadPicture(file));
    complete = complete.replaceAll(JSON.stringify(path), JSON.stringify(address));
  }
  // Only strings were replaced, so the type is still the same.
  return JSON.parse(complete) as Value;
}

async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  // Does not use the API client: another company may store the pictures and must not get the token.
  const response = await fetch(uploadUrl, { method: 'POST', body });
  if (!response.ok) throw new Error(`The picture ${file.name} was refused.`);
  // The server checks the address before it publishes the catalogue.
  return ((await response.json()) as UploadResponse).url;
}
