import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setting, type Environment } from 'node-shared/settings';
import type { LaunchOptions } from 'playwright-core';

const installed = [
  // This browser draws no window, so it needs a third less processor time than the others.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of an installed Chromium or Chrome: `CHROMIUM_PATH` if it is set. `null` if there is none. A `whole` one can
 * do what the browser without windows cannot, e.g. keep a page for the way back.
 */
export function foundBrowser(env: Environment, { whole = false } = {}): string | null {
  const wanted = setting(env, 'CHROMIUM_PATH');
  const places = (wanted ? [wanted] : installed).filter(
    (place) => !whole || !place.endsWith('headless-shell'),
  );
  return places.find((path) => existsSync(path)) ?? null;
}

/** The same, but installs Chromium if there is none: the system's package, or Playwright's browser. */
export async function browserPath(env: Environment): Promise<string> {
  const found = foundBrowser(env);
  if (found) return found;
  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', name], { stdio: 'ignore' });
      const fresh = foundBrowser(env);
      if (fresh) return fresh;
    }
  }
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore' });
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    throw new Error(
      'No Chromium was found or could be installed: install one and set CHROMIUM_PATH to it.',
    );
  }
}

/** Launch options for a browser that makes no requests of its own in the background. */
export const quietBrowser = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
