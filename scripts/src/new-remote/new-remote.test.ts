import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { newRemote } from './new-remote';

const root = mkdtempSync(join(tmpdir(), 'checkout-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'mf-auth/src'), { recursive: true });
writeFileSync(join(root, 'mf-auth/package.json'), '{}');
writeFileSync(join(root, 'mf-auth/src/routes.ts'), "[{ path: '/login' }, { path: '/otp/:code' }]");

const filesIn = (folder: string) =>
  filesBelow(join(root, folder)).map((file) => join(root, folder, file));

test('creates a page, a form, a call, tests and a README, named after the remote', () => {
  expect(newRemote(root, 'book-club')).toBe('mf-book-club');
  const files = filesIn('mf-book-club');
  expect(files.map((file) => file.slice(join(root, 'mf-book-club/').length)).sort()).toEqual([
    'README.md',
    'package.json',
    'src/ask/AskForm.tsx',
    'src/ask/AskPage.module.css',
    'src/ask/AskPage.tsx',
    'src/ask/ask-endpoints.ts',
    'src/ask/ask-page.test.tsx',
    'src/ask/texts.hi.ts',
    'src/ask/texts.ts',
    'src/routes.ts',
    'src/texts.hi.ts',
    'src/texts.ts',
  ]);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{\w|undefined/);
  expect(readFileSync(join(root, 'mf-book-club/src/ask/ask-endpoints.ts'), 'utf8')).toContain(
    "name: 'bookClubAsk'",
  );
});

test('also accepts the name of the folder', () => {
  expect(newRemote(root, 'mf-yoga')).toBe('mf-yoga');
});

test.each([
  ['', '"" is no name for a remote'],
  ['Yoga', '"Yoga" is no name for a remote'],
  ['../yoga', '"../yoga" is no name for a remote'],
  ['yoga--class', '"yoga--class" is no name for a remote'],
  ['1yoga', '"1yoga" is no name for a remote'],
  ['a'.repeat(31), 'is no name for a remote'],
  ['auth', 'mf-auth is there already'],
  ['login', '/login belongs to mf-auth already'],
  ['otp', '/otp belongs to mf-auth already'],
  ['hi', '/hi belongs to the server already'],
  ['api', '/api belongs to the server already'],
  ['error', '/error belongs to shell already'],
])('refuses %j in one line, and writes nothing', (name, message) => {
  const before = filesIn('.');
  expect(() => newRemote(root, name)).toThrow(message);
  expect(() => newRemote(root, name)).not.toThrow('\n');
  expect(filesIn('.')).toEqual(before);
  expect(existsSync(join(root, `mf-${name}`))).toBe(name === 'auth');
});
