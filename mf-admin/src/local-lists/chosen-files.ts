/** What a file input of a form holds: nothing before the first choice. */
export type FileChoice = FileList | null | undefined;

/** Pictures chosen in this tab, by the path under which the item keeps them. */
const chosenPictures = new Map<string, string>();

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

function keep(choice: FileChoice, path: string): string {
  const file = choice?.[0];
  if (file) chosenPictures.set(path, URL.createObjectURL(file));
  return path;
}
