import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium or Chrome; the system's package is installed where there is none. */
export function browserPath(): string {
  const found = [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return found;
  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
    if (existsSync(installed[0]!)) return installed[0]!;
  }
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
    return chromium.executablePath();
  } catch {
    throw new Error(
      'No Chromium was found or could be installed: install one and set CHROMIUM_PATH to it.',
    );
  }
}
