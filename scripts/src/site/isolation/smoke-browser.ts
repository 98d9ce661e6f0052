import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { quietBrowser } from '../../browser';
import { canIsolate, ISOLATED_PORT, isolatedBrowser } from './isolation';

/** Playwright starts one file with its own arguments. */
const behindCommand = join(__dirname, 'browser.sh');
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
  const { chromium } = await import('playwright-core');
  const isIsolated = canIsolate();
  const socket = join(folder, 'socket');
  const { address } = await listen(isIsolated ? { socket } : {});
  const origin = isIsolated ? `http://127.0.0.1:${ISOLATED_PORT}` : address;
  const { args = [], ...options } = quietBrowser(isIsolated ? behindCommand : executable);
  const command = isIsolated ? isolatedBrowser(executable, socket, starter) : null;
  const browser = await chromium
    .launch({
      ...options,
      args: [
        ...args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
      env: command ? { COMMAND: command.map(quoted).join(' ') } : {},
      // A proxy that does not exist, for everything but the site: the cache works, which it does not with a handler
      // of Playwright for each request.
      proxy: { server: 'http://none.invalid:1', bypass: `<-loopback>,${new URL(origin).host}` },
    })
    .catch((cause: unknown) => {
      // The rest is the whole command line, and what the browser has printed.
      const [first] = String(cause).split('\n');
      throw new Error(`The browser of the smoke run does not start: ${first}`, { cause });
    });
  return { browser, origin };
}

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;
