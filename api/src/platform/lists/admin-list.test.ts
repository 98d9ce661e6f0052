import { csvLines, showHiddenCharacters } from './admin-list';

test('numbers are not quoted, and a text with quotes, commas or line breaks stays one cell', () => {
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

test('a phone number with its country is no formula', () => {
  expect(csvLines([['+919876543210', '+1-2']])).toBe(`+919876543210,"'+1-2"\r\n`);
});

test('invisible and direction-changing characters are shown; joiners of Indian scripts stay', () => {
  expect(showHiddenCharacters('\u202Egnp.ahsA\u200B')).toBe('[U+202E]gnp.ahsA[U+200B]');
  expect(showHiddenCharacters('क्\u200Dष')).toBe('क्\u200Dष');
  expect(showHiddenCharacters(7)).toBe(7);
});
