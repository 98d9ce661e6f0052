import {
  choiceSetting,
  numberSetting,
  SettingError,
  siteAddress,
  textSetting,
  urlSetting,
} from './settings';

test('an empty setting counts as not set', () => {
  expect(textSetting({ NAME: '' }, 'NAME', 'fallback')).toBe('fallback');
  expect(() => textSetting({ NAME: '' }, 'NAME')).toThrow(new SettingError('NAME is not set.'));
  expect(numberSetting({ PORT: '' }, 'PORT', 8080, 0, 65535)).toBe(8080);
});

test.each(['eighty', '1.5', '-1', '65536', ' ', '80 ', '0x10', '1e3', '+80'])(
  'PORT="%s" is refused',
  (PORT) => {
    expect(() => numberSetting({ PORT }, 'PORT', 8080, 0, 65535)).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
    );
  },
);

test('a number may be negative', () => {
  expect(numberSetting({ OFFSET: '-12' }, 'OFFSET', 0, -20, 20)).toBe(-12);
});

test('the message about an unknown choice lists the allowed ones', () => {
  expect(choiceSetting({}, 'LIMITS', ['on', 'off'], 'on')).toBe('on');
  expect(() => choiceSetting({ LIMITS: 'of' }, 'LIMITS', ['on', 'off'], 'on')).toThrow(
    'LIMITS must be one of on, off, not "of".',
  );
});

test.each(['me:secret@host', 'ftp://me:secret@host'])(
  '%s is refused, and the message does not show it',
  (URL) => {
    expect(() => urlSetting({ URL }, 'URL', ['https:'])).toThrow(
      new SettingError('URL must be an address like https://….'),
    );
  },
);

test('the default address contains the port, and a configured one loses its final slash', () => {
  expect(siteAddress({})).toBe('http://localhost:8080');
  expect(siteAddress({ PORT: '8103' })).toBe('http://localhost:8103');
  expect(siteAddress({ SITE_URL: 'https://site.example/' })).toBe('https://site.example');
});
