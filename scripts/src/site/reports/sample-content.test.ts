import { sampleNotice } from './sample-content';

test('the notice at the start names the invented people on the pages', () => {
  const notice = sampleNotice(true).join('\n');
  for (const name of ['Ritu Khandelwal', 'Vasudha Nambiar', 'Nandini Rao', 'Snehal Patil']) {
    expect(notice).toContain(name);
  }
});

test('the notice is empty when all content is real', () => {
  expect(sampleNotice(false)).toEqual([]);
});
