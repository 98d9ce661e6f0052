import { addressOf, choice, numberSetting, SettingError, siteAddress, text } from './settings';

test('an empty setting counts as not set', () => {
  expect(text({ NAME: '' }, 'NAME', 'fallback')).toBe('fallback');
  expect(() => text({ NAME: '' }, 'NAME')).toThrow(new SettingError('NAME is not set.'));
  expect(numberSetting({ PORT: '' }, 'PORT', 8080, 0, 65535)).toBe(8080);
});

test.each(['eighty', '1.5', '-1', '65536'])('PORT=%s is refused', (PORT) => {
  expect(() => numberSetting({ PORT }, 'PORT', 8080, 0, 65535)).toThrow(
    `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
  );
});

test('a choice that there is not is refused with those there are', () => {
  expect(choice({}, 'LIMITS', ['on', 'off'], 'on')).toBe('on');
  expect(() => choice({ LIMITS: 'of' }, 'LIMITS', ['on', 'off'], 'on')).toThrow(
    'LIMITS must be one of on, off, not "of".',
  );
});

test.each(['me:secret@host', 'ftp://me:secret@host'])('%s is refused without its text', (URL) => {
  expect(() => addressOf({ URL }, 'URL', ['https:'])).toThrow(
    new SettingError('URL must be an address like https://….'),
  );
});

test('the public address follows the port, and has no slash at its end', () => {
  expect(siteAddress({})).toBe('http://localhost:8080');
  expect(siteAddress({ PORT: '8103' })).toBe('http://localhost:8103');
  expect(siteAddress({ SITE_URL: 'https://site.example/' })).toBe('https://site.example');
});
