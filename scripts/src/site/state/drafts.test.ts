import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/unit-fixtures';
import { beginDraft, endDraft, isAbandonedDraft } from './drafts';

const folder = newFolder('drafts');
/** No process has this number. */
const NO_PID = 4_194_305;

function made(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

test('a draft of this process is abandoned when it has ended', () => {
  const name = beginDraft('release');
  const draft = made(name);
  expect(isAbandonedDraft(draft)).toBe(false);
  endDraft(name);
  expect(isAbandonedDraft(draft)).toBe(true);
});

test('a draft of a process of this host that does not run any more is abandoned', () => {
  const name = beginDraft('release').replace(/\d+$/, String(NO_PID));
  expect(isAbandonedDraft(made(name))).toBe(true);
  expect(isAbandonedDraft(made(`.version-1-${NO_PID}`))).toBe(true);
  expect(isAbandonedDraft(made('.version-damaged'))).toBe(true);
});

test('a draft of another host is abandoned after a day', () => {
  const draft = made(`.release-1-0123456789ab-${NO_PID}`);
  expect(isAbandonedDraft(draft)).toBe(false);
  const before = Date.now() / 1000 - 90_000;
  utimesSync(draft, before, before);
  expect(isAbandonedDraft(draft)).toBe(true);
});
