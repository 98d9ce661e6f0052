import { withSiteLock } from './lock';
import { newFolder } from '../testing/unit-fixtures';

const site = newFolder('site');

test('the work of one holder ends before the work of the next begins', async () => {
  const steps: string[] = [];
  let finish: () => void = () => {};
  let first: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    first = withSiteLock(site, async () => {
      steps.push('first begins');
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      steps.push('first ends');
    });
  });
  const second = withSiteLock(site, async () => void steps.push('second'));
  await expect(withSiteLock(site, async () => {}, 0)).rejects.toThrow(
    `${site} is being published to by another process`,
  );
  finish();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});

test('failed work releases the lock and rejects with its own error', async () => {
  await expect(withSiteLock(site, () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  expect(await withSiteLock(site, async () => 'free', 0)).toBe('free');
});
