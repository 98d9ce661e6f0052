import { csvLines } from './admin-list';

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
