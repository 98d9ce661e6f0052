import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { quietBrowser } from '../../browser';
import { canIsolate, ISOLATED_PORT, isolatedBrowser } from './isolation';

const starter = readFileSync(join(__dirname, 'browser-starter.cjs'), 'utf8');

/** Calls `listen` with the socket or the free port on which a browser will find the site. */
interface Place {
  /** A folder for what the browser needs while it runs. */
  folder: string;
  executable: string;
  listen: (on: { socket?: string }) => Promise<{ address: string }>;
}

/**
 * Starts the browser that opens pages of teams: a guest as their server bundles are, where the machine can isolate
 * it. It has no environment and reaches nothing but the site, which is at `origin` for it.
 */
export async function smokeBrowser({ folder, executable, listen }: Place): Promise<{
  browser: Browser;
  origin: string;
}> {
  const { chromium } = await import('@playwright/test');
  const isIsolated = canIsolate();
  const socket = join(folder, 'socket');
  const { address } = await listen(isIsolated ? { socket } : {});
  const origin = isIsolated ? `http://127.0.0.1:${ISOLATED_PORT}` : address;
  const program = isIsolated ? asProgram(folder, executable, socket) : executable;
  const { args = [], ...options } = quietBrowser(program);
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
    env: {},
    // A proxy that does not exist, for everything but the site: the cache works, which it does not with a handler
    // of Playwright for each request.
    proxy: { server: 'http://none.invalid:1', bypass: `<-loopback>,${new URL(origin).host}` },
  });
  return { browser, origin };
}

/** Playwright gives its arguments to one file. */
function asProgram(folder: string, executable: string, socket: string): string {
  const file = join(folder, 'browser.sh');
  const words = isolatedBrowser(executable, socket, starter).map(
    (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`,
  );
  writeFileSync(file, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`, { mode: 0o700 });
  return file;
}
