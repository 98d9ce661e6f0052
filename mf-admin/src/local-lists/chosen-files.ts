import { uploadUrl } from 'shared/config';
import type { UploadResponse } from 'shared/schemas';

/** What a file input of a form holds: nothing before the first choice. */
export type FileChoice = FileList | null | undefined;

const DOCUMENTS = '/syllabus/';

/** Pictures chosen in this tab, by the path under which the item keeps them. */
const chosenPictures = new Map<string, string>();
/** The files behind them, and chosen documents. */
const chosenFiles = new Map<string, File>();
/** The addresses by their file, from the preview on. */
const previews = new WeakMap<File, string>();

/** The picture as a `data:` address, the only kind besides our own that the site may show. */
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

/** The name of the chosen file, or `undefined` where nothing is chosen. */
export function chosenName(choice: FileChoice): string | undefined {
  return choice?.[0]?.name;
}

/** The path kept for a picture: that of the chosen file, else the present one. */
export function picturePath(choice: FileChoice, present: string | undefined): string {
  const name = chosenName(choice);
  return keep(choice, name ? `/images/${name}` : (present ?? ''));
}

/** A course keeps the bare name of its picture. */
export function pictureName(choice: FileChoice, present: string | undefined): string {
  return keep(choice, chosenName(choice) ?? present ?? '');
}

/** Where the picture behind a kept path can be seen: nothing is uploaded, so maybe only in this tab. */
export function pictureAddress(path: string): string {
  return chosenPictures.get(path) ?? path;
}

/** The path kept for a PDF: that of the chosen file, else the present one. */
export function documentPath(choice: FileChoice, present: string | undefined): string {
  const file = choice?.[0];
  if (!file) return present ?? '';
  const path = `${DOCUMENTS}${file.name}`;
  chosenFiles.set(path, file);
  return path;
}

function keep(choice: FileChoice, path: string): string {
  const preview = choice?.[0] && previews.get(choice[0]);
  if (preview) {
    chosenPictures.set(path, preview);
    chosenFiles.set(path, choice[0]!);
  }
  return path;
}

/** A copy in which each path of a file that was chosen in this tab is its address on the server. */
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
  // It is what it was but for some texts.
  return JSON.parse(complete) as Value;
}

async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  // Not by the API client: the pictures may be kept by another company, which gets no token.
  const answer = await fetch(uploadUrl, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The picture ${file.name} was refused.`);
  // The address is checked by the server before it is published.
  return ((await answer.json()) as UploadResponse).url;
}
