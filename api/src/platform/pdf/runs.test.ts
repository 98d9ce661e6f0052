import { loadHarfBuzz, type HarfBuzz } from './harfbuzz';
import { runsOf, standInsOf, type Run } from './runs';

let harfBuzz: HarfBuzz;
beforeAll(async () => {
  harfBuzz = await loadHarfBuzz();
});

const split = (text: string): Run[] => runsOf(harfBuzz, text, 400, false);
const glyphsOf = ({ font, shown, direction }: Run) => font.shape(shown, direction);

test.each([
  ['Devanagari', 'आशा क्षत्रिय श्रीकृष्ण कार्तिक ॐ श्रीः।'],
  ['Bengali', 'আশা রায় মুখোপাধ্যায়'],
  ['Gurmukhi', 'ਆਸ਼ਾ ਸਿੰਘ ਹਰਪ੍ਰੀਤ'],
  ['Gujarati', 'આશા ક્ષત્રિય શ્રી'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ କ୍ଷେତ୍ର'],
  ['Tamil', 'தமிழ்ச்செல்வன் ஸ்ரீ கொண்டை'],
  ['Telugu', 'లక్ష్మి శ్రీకృష్ణ'],
  ['Kannada', 'ಲಕ್ಷ್ಮಿ ಕೀರ್ತಿ'],
  ['Malayalam', 'ലക്ഷ്മി ശ്രീകൃഷ്ണൻ ന്റെ'],
  ['Sinhala', 'ශ්‍රී ලක්ෂ්මී'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Meetei Mayek', 'ꯃꯩꯇꯩ ꯃꯌꯦꯛ'],
  ['Arabic and Urdu', 'محمد علی عمران شیخ ڈاکٹر گھوڑے'],
  ['Hebrew', 'שרה כהן'],
  ['Thai', 'สมชาย ที่'],
  ['Greek', 'Γιώργος Ἀθηνᾶ'],
  ['Cyrillic', 'Ёлкин Їжак Ђорђе'],
  ['Latin with marks', 'Ṛṣi Jyotiṣācārya Łukasz Đặng Ğül Þór Ő r̥ṣi'],
  ['decomposed Latin', 'José Nuñez'.normalize('NFD')],
  ['signs', '₹ 500 — “x” № ½ × · …'],
])('each character of a name in %s ends in a glyph', (_script, name) => {
  for (const heading of [false, true]) {
    for (const weight of [400, 600] as const) {
      const runs = runsOf(harfBuzz, name, weight, heading);
      expect(runs.map(({ shown }) => shown).sort()).toEqual(runs.map(({ text }) => text).sort());
      const glyphs = runs.flatMap(glyphsOf);
      expect(glyphs.length).toBeGreaterThan(0);
      expect(glyphs.filter(({ g }) => g === 0)).toEqual([]);
    }
  }
});

test('conjuncts become one glyph and a vowel sign moves before its letter', () => {
  const [run] = split('क्षि');
  const glyphs = glyphsOf(run!);
  // Four characters: a conjunct, and before it the sign, whose glyph alone has another number.
  expect(glyphs).toHaveLength(2);
  expect(glyphs[1]!.g).toBe(glyphsOf(split('क्ष')[0]!)[0]!.g);
});

test('words from right to left stand in their order among words from left to right', () => {
  const order = (text: string) =>
    split(text)
      .map(({ text: part }) => part)
      .join('');
  expect(order('محمد علی')).toBe('علی محمد');
  expect(order('שרה כהן 12')).toBe('12 כהן שרה');
  expect(order('Dr محمد علی Khan')).toBe('Dr علی محمد Khan');
});

test('letters of Arabic join', () => {
  const [word] = split('عع');
  const [last, first] = glyphsOf(word!);
  const [alone] = glyphsOf(split('ع')[0]!);
  expect([last!.g, first!.g]).not.toContain(alone!.g);
});

test('what no font has is shown by its number', () => {
  const shown = (text: string) =>
    split(text)
      .map((run) => run.shown)
      .join('');
  expect(shown('Asha 🌟 Verma')).toBe('Asha [U+1F31F] Verma');
  expect(shown('👩‍🎓')).toBe('[U+1F469+1F393]');
  expect(shown('王明')).toBe('[U+738B][U+660E]');
  expect(shown('𝓐𝓼𝓱𝓪 𝕽𝖆𝖔')).toBe('Asha Rao');
  expect(standInsOf(harfBuzz, '𝓐𝓼𝓱𝓪')).toEqual([]);
  expect(standInsOf(harfBuzz, '🌟 आशा 王 🌟')).toEqual(['🌟', '王']);
});

test('characters that only join or choose forms are not shown by number', () => {
  for (const text of ['क्‍ष', 'न‌म', 'a\u{2060}b', '\u{200E}Asha', 'A\u{FE0F}']) {
    expect(standInsOf(harfBuzz, text)).toEqual([]);
    expect(
      split(text)
        .flatMap(glyphsOf)
        .filter(({ g }) => g === 0),
    ).toEqual([]);
  }
});
