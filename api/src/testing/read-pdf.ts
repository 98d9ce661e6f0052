import { execFile } from 'node:child_process';
import { once } from 'node:events';

export interface ReadText {
  page: number;
  text: string;
  /** The right end in points. */
  right: number;
}

const program = `
  import { buffer } from 'node:stream/consumers';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const data = new Uint8Array(await buffer(process.stdin));
  const file = await getDocument({ data, stopAtErrors: true, useSystemFonts: false, verbosity: 0 }).promise;
  const found = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    for (const { str, transform, width } of items) found.push({ page, text: str, right: transform[4] + width });
  }
  console.log(JSON.stringify(found));
`;

/** Opens a PDF with the reader of Firefox, in a process of its own because jest loads no ES modules. */
export async function readPdf(content: Buffer): Promise<ReadText[]> {
  const child = execFile(
    process.execPath,
    ['--input-type=module', '-e', program],
    { cwd: __dirname, maxBuffer: 16 * 1024 * 1024 },
    () => undefined,
  );
  let [output, errors] = ['', ''];
  child.stdout!.on('data', (text: string) => (output += text));
  child.stderr!.on('data', (text: string) => (errors += text));
  child.stdin!.end(content);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The file could not be read: ${errors}`);
  // The program above prints this shape.
  return JSON.parse(output.slice(output.indexOf('['))) as ReadText[];
}
