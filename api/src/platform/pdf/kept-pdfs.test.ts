import { keptPdf } from './kept-pdfs';

test('the same content is drawn once, also when it is asked for twice at the same time', async () => {
  const draw = jest.fn(async () => Buffer.from('a file'));
  const asked = () => keptPdf({ number: '1', draws: 'same' }, draw);
  await Promise.all([asked(), asked()]);
  expect(await asked()).toEqual(Buffer.from('a file'));
  expect(draw).toHaveBeenCalledTimes(1);
  await keptPdf({ number: '1', draws: 'other' }, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a file that could not be drawn is drawn again, and the oldest are forgotten', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('no font')));
  await expect(keptPdf('failing', failing)).rejects.toThrow('no font');
  await expect(keptPdf('failing', failing)).rejects.toThrow('no font');
  expect(failing).toHaveBeenCalledTimes(2);
  const large = jest.fn(async () => Buffer.alloc(6 * 1024 * 1024));
  for (const name of ['first', 'second', 'third', 'first']) await keptPdf(name, large);
  expect(large).toHaveBeenCalledTimes(4);
});
