import { sampleNotice } from './sample-content';

test('the start names the invented people of the pages', () => {
  const notice = sampleNotice(true).join('\n');
  for (const name of ['Ritu Khandelwal', 'Vasudha Nambiar', 'Nandini Rao', 'Snehal Patil']) {
    expect(notice).toContain(name);
  }
});

test('once all is real it says nothing', () => {
  expect(sampleNotice(false)).toEqual([]);
});
