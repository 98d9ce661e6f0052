import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublishMode } from 'api';
import type { Registry } from 'shared/contract';
import { english, type Language } from 'shared/model/language';
import { errorCode, filesBelow } from 'node-shared/files';
import { setting, type Environment } from 'node-shared/settings';
import type { BuiltUnit } from '../units/built';
import { isCompressedForm } from '../units/files';
import type { ShellManifest } from '../units/manifest';

/** What is live on a site of which only the address is known. */
export interface DeployedSite {
  address: string;
  registry: Registry;
  shell: ShellManifest;
}

/** What is live in a language; throws if the site does not speak it. */
export async function readDeployedSite(
  address: string,
  { prefix }: Language = english,
): Promise<DeployedSite> {
  const registry = await getJson<Registry>(address, `${prefix}/registry.json`);
  const shell = await getJson<ShellManifest>(address, `/shell/${registry.shell}/shell.json`);
  return { address, registry, shell };
}

/** Sends a build to the site, which checks and publishes it. Gives the lines of the site's response. */
export function upload(
  address: string,
  { unit, folder, revision }: Pick<BuiltUnit, 'unit' | 'folder' | 'revision'>,
  mode: PublishMode,
  seconds: number,
  env: Environment,
): Promise<string[]> {
  const files = Object.fromEntries(
    filesBelow(folder)
      .filter((file) => !isCompressedForm(file))
      .map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  );
  return askAbout(address, unit, { mode, revision, seconds, files }, env);
}

/** Seconds that a busy site can ask to wait, and how often. */
const LONGEST_WAIT = 60;
const MOST_WAITS = 40;

interface SiteResponse {
  lines?: string[];
  message?: string;
  errors?: { build?: string[] };
}

/** Throws without a token: also called before what takes long. */
export function tokenIn(env: Environment): string {
  const token = setting(env, 'PUBLISH_TOKEN');
  if (token) return token;
  throw new Error('PUBLISH_TOKEN is not set: ask whoever runs the site for a token.');
}

/** Asks for something of a section, `NAME/version-changes` with what is to change. Gives the lines of the answer. */
export async function askAbout(
  address: string,
  section: string,
  body: object | undefined,
  env: Environment,
): Promise<string[]> {
  const token = tokenIn(env);
  const request = () =>
    reach(address, `/api/publishing/${section}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  for (let waits = 0; ; waits += 1) {
    const response = await request();
    // It may come from a proxy in front of the server, without JSON.
    const answer = (await response.json().catch(() => ({}))) as SiteResponse;
    if (response.ok) return answer.lines ?? [];
    const seconds = Number(response.headers.get('retry-after'));
    const isBusy = response.status === 503 && seconds > 0 && seconds <= LONGEST_WAIT;
    if (!isBusy || waits === MOST_WAITS) {
      const reasons = answer.errors?.build ?? [answer.message ?? `it answered ${response.status}.`];
      throw new Error(reasons.map((reason) => `${address}: ${reason}`).join('\n'));
    }
    console.log(`${address}: ${answer.message ?? 'it is busy.'} Sent again in ${seconds} s.`);
    await wait(seconds * 1000);
  }
}

async function getJson<T>(address: string, path: string): Promise<T> {
  const response = await reach(address, path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) {
    throw new Error(`${address} is not a site of this kind: ${path} answered ${response.status}.`);
  }
  // A publish has written this file.
  return (await response.json()) as T;
}

async function reach(address: string, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${address}${path}`, { ...init, redirect: 'manual' }).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? (errorCode(cause.cause) ?? cause.message) : '';
      throw new Error(`${address} cannot be reached (${reason}).`, { cause });
    },
  );
  const to = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || to === null) return response;
  // What is sent would arrive there without its body and its token.
  const { origin } = new URL(to, address);
  throw new Error(`${address} sends ${path} on to ${origin}: name the address of the site itself.`);
}

/** Checks the address of a site, and gives it without a final slash. Throws if it is not valid. */
export function siteAddressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`"${text}" is not the address of a site: give one as https://site.example.`);
  }
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new Error(`"${text}" would show the token to others on the way: use https.`);
  }
  return url.origin;
}
