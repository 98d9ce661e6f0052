import { langOf } from './lang-of';
import { langOf as langOfHindiPage } from './lang-of.hi';

test('a page in Hindi names the language of an English text that stands in for a missing one', () => {
  expect(langOfHindiPage('Numerology Course')).toBe('en-IN');
  expect(langOfHindiPage('WhatsApp पर पूछें')).toBeUndefined();
  expect(langOfHindiPage('3–6')).toBeUndefined();
  expect(langOf('Numerology Course')).toBeUndefined();
});
