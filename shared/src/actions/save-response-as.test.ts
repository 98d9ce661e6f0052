import { saveResponseAs } from '.';

let saved: Blob[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = (content) => `blob:${saved.push(content as Blob)}`;
  // jsdom cannot navigate to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const streamed = (pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

test('a file of many chunks is saved whole, and each chunk is told', async () => {
  const pieces = Array.from({ length: 1000 }, (_, index) => `${index}\n`);
  let bytes = 0;
  await saveResponseAs('orders.csv', (chunk) => (bytes += chunk.length))(streamed(pieces));
  expect(await saved[0]!.text()).toBe(pieces.join(''));
  expect(bytes).toBe(pieces.join('').length);
});

test('a refusal is not saved; its body is the reason', async () => {
  const refusal = new Response('{"message":"Not yours."}', { status: 403 });
  expect(await saveResponseAs('receipt.pdf')(refusal)).toEqual({ message: 'Not yours.' });
  expect(saved).toEqual([]);
});
