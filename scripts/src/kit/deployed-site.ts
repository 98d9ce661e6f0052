import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublishMode, SectionView, VersionChange } from 'api';
import type { Registry } from 'shared/contract';
import { english, type Language } from 'shared/model/language';
import { errorCode, filesBelow } from 'node-shared/files';
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
  token: string | undefined,
): Promise<string[]> {
  const files = Object.fromEntries(
    filesBelow(folder)
      .filter((file) => !isCompressedForm(file))
      .map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  );
  return ask(address, `/api/publishing/${unit}`, { mode, revision, seconds, files }, token);
}

export const sendVersionChange = (
  address: string,
  unit: string,
  what: VersionChange,
  token: string | undefined,
): Promise<string[]> => ask(address, `/api/publishing/${unit}/version-changes`, what, token);

/** The lines of a view of a section. */
export const showSection = (
  address: string,
  unit: string,
  what: SectionView,
  token: string | undefined,
): Promise<string[]> => ask(address, `/api/publishing/${unit}/${what}`, undefined, token);

/** Seconds that a busy site can ask to wait, and how often. */
const LONGEST_WAIT = 60;
const MOST_WAITS = 40;

interface SiteResponse {
  lines?: string[];
  message?: string;
  errors?: { build?: string[] };
}

/** Throws without a token: also called before what takes long. */
export function assertToken(token: string | undefined): asserts token is string {
  if (!token) throw new Error('PUBLISH_TOKEN is not set: ask whoever runs the site for a token.');
}

async function ask(
  address: string,
  path: string,
  body: object | undefined,
  token: string | undefined,
): Promise<string[]> {
  assertToken(token);
  const request = () =>
    reach(address, path, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  // The response may come from a proxy in front of the server, without JSON.
  const read = async (response: Response) =>
    (await response.json().catch(() => ({}))) as SiteResponse;
  let response = await request();
  let answer = await read(response);
  for (let time = 0; time < MOST_WAITS && response.status === 503; time += 1) {
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0 && seconds <= LONGEST_WAIT)) break;
    console.log(`${address}: ${answer.message ?? 'it is busy.'} Sent again in ${seconds} s.`);
    await wait(seconds * 1000);
    response = await request();
    answer = await read(response);
  }
  if (response.ok) return answer.lines ?? [];
  const reasons = answer.errors?.build ?? [answer.message ?? `it answered ${response.status}.`];
  throw new Error(reasons.map((reason) => `${address}: ${reason}`).join('\n'));
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
