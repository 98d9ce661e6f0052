import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ReadText {
  page: number;
  text: string;
  /** The right end in points. */
  right: number;
}

const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async (data) => {
    const { getDocument } = await import('unpdf/pdfjs');
    const options = { data, stopAtErrors: true, useSystemFonts: false, verbosity: 0 };
    try {
      const file = await getDocument(options).promise;
      const found = [];
      for (let page = 1; page <= file.numPages; page += 1) {
        const { items } = await (await file.getPage(page)).getTextContent();
        for (const { str, transform, width } of items) found.push({ page, text: str, right: transform[4] + width });
      }
      parentPort.postMessage({ found });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });
`;

/** Loading the reader takes longer than reading a file, so the files of a test share one. */
let reader: Worker | undefined;

/** Opens a PDF with the reader of Firefox, in a thread because jest loads no ES modules. One file at a time. */
export async function readPdf(content: Buffer): Promise<ReadText[]> {
  reader ??= new Worker(program, { eval: true });
  reader.ref();
  reader.postMessage(new Uint8Array(content));
  // The program above sends this shape.
  const [answer] = (await once(reader, 'message')) as [{ found?: ReadText[]; error?: string }];
  // The test ends although the thread waits for another file.
  reader.unref();
  if (!answer.found) throw new Error(`The file could not be read: ${answer.error}`);
  return answer.found;
}
