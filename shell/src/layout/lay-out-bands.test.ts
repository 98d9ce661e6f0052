import { layOutBands } from './lay-out-bands';

const bands = () =>
  [...document.querySelectorAll<HTMLElement>('[data-band]')].map(({ dataset }) => dataset.band);
const isWhole = () => 'whole' in document.documentElement.dataset;

test('each frame lays out one band, then the document is marked as whole', async () => {
  document.body.innerHTML = '<section data-band="far"></section><footer data-band="far"></footer>';
  const pictures: FrameRequestCallback[] = [];
  const draw = async () => {
    pictures.shift()!(0);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => pictures.push(next));

  const done = layOutBands();
  expect([bands(), isWhole()]).toEqual([['far', 'far'], false]);
  await draw();
  expect([bands(), isWhole()]).toEqual([['laid out', 'far'], false]);
  await draw();
  await done;
  expect([bands(), isWhole()]).toEqual([['laid out', 'laid out'], true]);

  document.body.innerHTML = '<section data-band="far"></section>';
  await layOutBands();
  expect([bands(), pictures]).toEqual([['far'], []]);
});
