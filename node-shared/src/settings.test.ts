import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  givenSettings,
  neededSetting,
  setting,
  SettingError,
  settingsThat,
  siteAddress,
} from './settings';

test('an empty setting counts as not set', () => {
  expect(setting({ HOST: '' }, 'HOST')).toBe('127.0.0.1');
  expect(setting({ PORT: '' }, 'PORT')).toBe(8080);
  expect(setting({ MAIL_FROM: '' }, 'MAIL_FROM')).toBeUndefined();
  expect(() => neededSetting({ MAIL_FROM: '' }, 'MAIL_FROM')).toThrow(
    new SettingError('MAIL_FROM is not set.'),
  );
});

test.each(['eighty', '1.5', '-1', '65536', ' ', '80 ', '0x10', '1e3', '+80'])(
  'PORT="%s" is refused',
  (PORT) => {
    expect(() => setting({ PORT }, 'PORT')).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
    );
  },
);

test('the line ends of a file of Windows are no part of the values', () => {
  const env = { ALLOW_SANDBOX: 'yes\r', ADMIN_PASSWORD: ' long \r\n', MAIL_FROM: undefined };
  expect(givenSettings(env)).toEqual({
    ALLOW_SANDBOX: 'yes',
    ADMIN_PASSWORD: ' long ',
    MAIL_FROM: '',
  });
});

test('a secret may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'key');
  writeFileSync(file, ' of the file \n');
  expect(givenSettings({ SECRET_KEY_FILE: file, SECRET_KEY: '' })).toMatchObject({
    SECRET_KEY: ' of the file ',
  });
  expect(() => givenSettings({ SECRET_KEY_FILE: file, SECRET_KEY: 'another' })).toThrow(
    'SECRET_KEY and SECRET_KEY_FILE are both set: keep one.',
  );
  rmSync(folder, { recursive: true });
  expect(() => givenSettings({ SECRET_KEY_FILE: file })).toThrow(
    'SECRET_KEY_FILE cannot be read (ENOENT).',
  );
});

test('the message about an unknown choice lists the allowed ones', () => {
  expect(setting({}, 'RATE_LIMITS')).toBe('on');
  expect(() => setting({ RATE_LIMITS: 'of' }, 'RATE_LIMITS')).toThrow(
    'RATE_LIMITS must be one of on, off, not "of".',
  );
});

test('only yes is yes', () => {
  expect(setting({ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX')).toBe(true);
  expect(setting({ ALLOW_SANDBOX: 'true' }, 'ALLOW_SANDBOX')).toBe(false);
  expect(setting({}, 'ALLOW_SANDBOX')).toBe(false);
});

test('a list is split at its commas, and is empty if it is not set', () => {
  expect(setting({ IMAGE_HOSTS: 'a.example, b.example,' }, 'IMAGE_HOSTS')).toEqual([
    'a.example',
    'b.example',
  ]);
  expect(setting({}, 'IMAGE_HOSTS')).toEqual([]);
});

test.each(['me:secret@host', 'ftp://me:secret@host'])(
  '%s is refused, and the message does not show it',
  (DATABASE_URL) => {
    expect(() => setting({ DATABASE_URL }, 'DATABASE_URL')).toThrow(
      new SettingError('DATABASE_URL must be an address like postgres://… or postgresql://….'),
    );
  },
);

test.each(['p@ss', 'p/ss', 'pa#ss', '12#ss', 'pa?ss', '12/ss', 'pass%', 'p%zz', 'p@ss/w#rd%'])(
  'the password %s is refused in an address, which is told what to write and shows none of it',
  (password) => {
    for (const [name, address] of [
      ['DATABASE_URL', `postgres://app:${password}@db.site.test:5432/site`],
      ['SMTP_URL', `smtp://school%40site.test:${password}@mail.site.test:2525`],
    ] as const) {
      expect(() => setting({ [name]: address }, name)).toThrow(
        new SettingError(
          `${name} has a sign in its user or password that means something else in an address: write %40 for @, %2F for /, %23 for #, %3F for ? and %25 for %.`,
        ),
      );
      const encoded = address.replace(password, encodeURIComponent(password));
      expect(setting({ [name]: encoded }, name)).toBe(encoded);
    }
  },
);

test.each([
  ['DATABASE_URL', 'postgres://db.site.test/site?sslmode=require&sslmode=disable', 'sslmode'],
  ['DATABASE_URL', 'postgres:///site?host=localhost&host=db.site.test', 'host'],
  ['SMTP_URL', 'smtp://mail.site.test?requireTLS=true&requireTLS=false', 'requireTLS'],
] as const)('%s=%s is refused for "%s"', (name, address, parameter) => {
  expect(() => setting({ [name]: address }, name)).toThrow(
    `${name} must give the parameter "${parameter}" once.`,
  );
});

test.each([
  ['GSTIN', '07AAACN1234C1Z', 'GSTIN must be 15 characters like 07AAACN1234C1Z5, not '],
  ['PLACE_OF_SUPPLY', '07', 'PLACE_OF_SUPPLY must be '],
  ['HSN_CODE', '99', 'HSN_CODE must have 4 to 8 digits.'],
] as const)('%s=%s is refused', (name, value, message) => {
  expect(() => setting({ [name]: value }, name)).toThrow(message);
});

test.each(['site.example', 'ftp://site.example'])('SITE_URL=%s is refused', (SITE_URL) => {
  expect(() => siteAddress({ SITE_URL })).toThrow('SITE_URL must be an address');
});

test('the default address contains the port, and a configured one loses its final slash', () => {
  expect(siteAddress({})).toBe('http://localhost:8080');
  expect(siteAddress({ PORT: '8103' })).toBe('http://localhost:8103');
  expect(siteAddress({ SITE_URL: 'https://site.example/' })).toBe('https://site.example');
});

test('the table tells what production needs', () => {
  expect(settingsThat('needed')).toEqual([
    'SECRET_KEY',
    'SITE_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'PAYMENT_PROVIDER',
    'MAIL_PROVIDER',
    'SMS_PROVIDER',
  ]);
});

test.each([
  [{}, 'http://localhost:8080'],
  [{ HOST: '0.0.0.0', PORT: '81' }, 'http://localhost:81'],
  [{ HOST: '::' }, 'http://localhost:8080'],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:8080'],
  [{ HOST: '::1' }, 'http://[::1]:8080'],
  [{ HOST: '192.168.1.5', SITE_URL: 'https://site.example' }, 'https://site.example'],
])('with %j the address of the site is %s', (env, address) => {
  expect(siteAddress(env)).toBe(address);
});
