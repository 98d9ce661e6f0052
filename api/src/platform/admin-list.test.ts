import { csvLines, visible } from './admin-list';

test('numbers stay numbers, and quotes, commas and lines are kept in one cell', () => {
  expect(csvLines([[7, true, null, 'Asha "A" Rao', 'a,b', 'two\nlines', '-']])).toBe(
    '7,true,,"Asha ""A"" Rao","a,b","two\nlines","\'-"\r\n',
  );
});

test.each(['=1+1', '+91', '-1', '@SUM(A1)', '  =1+1', '\t=1', '＝1+1', '＋1', '－1', '＠A1'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`);
  },
);

test('characters that hide or turn a text are shown; joiners of Indian scripts stay', () => {
  expect(visible('\u202Egnp.ahsA\u200B')).toBe('[U+202E]gnp.ahsA[U+200B]');
  expect(visible('क्\u200Dष')).toBe('क्\u200Dष');
  expect(visible(7)).toBe(7);
});
