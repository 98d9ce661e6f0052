import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/unit-fixtures';
import { liveReleaseOf, switchLive } from './live-link';

test('the live release is what the link names', () => {
  const site = newFolder('site');
  expect(liveReleaseOf(site)).toBeNull();
  mkdirSync(join(site, 'releases/one'), { recursive: true });
  switchLive(site, 'one');
  expect(liveReleaseOf(site)).toBe('one');
});

test('a site that was copied without its links says how to copy it', () => {
  const site = newFolder('site');
  mkdirSync(join(site, 'live'));
  expect(() => liveReleaseOf(site)).toThrow(
    `${join(site, 'live')} is no link, as after a copy without links: copy the site with cp -a`,
  );
});
