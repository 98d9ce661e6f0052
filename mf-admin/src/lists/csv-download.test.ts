import { CsvRefused, downloadCsv } from './csv-download';

/** Mocks `fetch` with a response that streams these pieces. */
function answerWith(pieces: string[], status = 200) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
}

const ask = (onProgress: (lines: number) => void = () => {}) =>
  downloadCsv({
    path: '/admin/course-orders.csv?status=paid',
    token: 'secret',
    signal: new AbortController().signal,
    onProgress,
  });

test('the pieces are joined in order, and their lines are counted', async () => {
  answerWith(['id,name\n1,A', 'sha\n2,Ravi\n', '3,Uma\n']);
  const progress: number[] = [];
  const csv = await ask((lines) => progress.push(lines));
  expect(await csv.text()).toBe('id,name\n1,Asha\n2,Ravi\n3,Uma\n');
  expect(progress).toEqual([1, 3, 4]);
});

test('a response of many pieces stays complete', async () => {
  const pieces = Array.from({ length: 1000 }, (_, index) => `${index}\n`);
  answerWith(pieces);
  expect(await (await ask()).text()).toBe(pieces.join(''));
});

test('the request contains the filters and the token', async () => {
  const fetched = answerWith(['id\n']);
  await ask();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/api\/admin\/course-orders\.csv\?status=paid$/);
  expect(init?.headers).toEqual({ Authorization: 'Bearer secret' });
});

test('a refused export rejects with the status of the response', async () => {
  answerWith([''], 403);
  await expect(ask()).rejects.toEqual(new CsvRefused(403));
});
