import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { errorCode } from './files';
import type { S3Settings } from './s3-settings';

/** For one try. The largest objects are source maps and uploaded documents. */
const TIMEOUT_MS = 30_000;
/** Milliseconds before the tries of a store that is busy; a longer wait that it asks for is for the caller. */
const PAUSES = [250, 500, 1000, 2000];

/** The store cannot be reached, refuses a request, or has unexpected content. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** Seconds after which another try may succeed; null if it makes no sense. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { cause, retryAfter = null }: ErrorOptions & { retryAfter?: number | null } = {},
  ) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}

/** Null if the store refuses for good. It is busy (`SlowDown`), or does not say when. */
function retryAfterOf({ status, headers }: Response): number | null {
  if (status < 500 && status !== 429) return null;
  const said = Number(headers.get('retry-after'));
  return said > 0 ? said : 2;
}

export interface StoredObject {
  body: Buffer;
  /** The store's identifier of this content. */
  etag: string;
}

export interface PutOptions {
  /** Writes only if the object still has this ETag, or does not exist yet. */
  onlyIf?: { etag: string } | 'is new';
  /** What the store answers with the object, e.g. `content-type`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * The few requests of the S3 protocol that the site and the uploads need. Keys are relative to the prefix of
 * the settings. All throw a `StoreError`; AWS Signature Version 4 signs the requests and their content.
 */
export interface S3 {
  name: string;
  /** Null if there is no object; `same` if it still has the known ETag. */
  get(key: string, knownEtag?: string): Promise<StoredObject | 'same' | null>;
  /** Replaces the object, if there is one. False if the condition is not met and nothing was written. */
  put(key: string, body: Buffer | string, options?: PutOptions): Promise<boolean>;
  /** Those that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>;
  /** Does nothing if there is no object. */
  remove(key: string): Promise<void>;
}

export function s3({ name, address, prefix, ...settings }: S3Settings): S3 {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: 's3',
    region: settings.region,
    retries: 0,
  });

  async function send(method: string, what: string, init: RequestInit = {}): Promise<Response> {
    const tryOnce = async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return client.fetch(`${address}${what}`, { ...init, method, signal });
    };
    try {
      let response = await tryOnce();
      for (const pause of PAUSES) {
        const asked = retryAfterOf(response);
        const said = response.headers.has('retry-after') ? 1000 * (asked ?? 0) : 0;
        if (asked === null || said > PAUSES.at(-1)!) break;
        await response.body?.cancel();
        // Spread, so that many do not come back at the same moment.
        await wait(said + pause * (0.5 + Math.random() / 2));
        response = await tryOnce();
      }
      return response;
    } catch (cause) {
      // The message of a `fetch` error has no reason; the reason is in its cause.
      const inner = typeof cause === 'object' && cause && 'cause' in cause ? cause.cause : cause;
      const why = errorCode(inner) ?? String(inner);
      throw new StoreError(`${name} cannot be reached (${why}).`, { cause, retryAfter: 2 });
    }
  }

  async function refused(response: Response, method: string, key: string): Promise<StoreError> {
    // A code such as `SignatureDoesNotMatch` says more than the status.
    const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => '')) ?? [];
    const why = code ? `${response.status} ${code}` : String(response.status);
    return new StoreError(`${name} answered ${why} to ${method} ${key || 'of the list'}.`, {
      retryAfter: retryAfterOf(response),
    });
  }

  const placeOf = (key: string) =>
    `/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  async function get(key: string, knownEtag?: string): Promise<StoredObject | 'same' | null> {
    const headers = knownEtag ? { 'if-none-match': knownEtag } : undefined;
    const response = await send('GET', placeOf(key), { headers });
    if (response.status === 304) return 'same';
    // A missing bucket is an error, not an empty site.
    const error = response.ok ? null : await refused(response, 'GET', key);
    if (response.status === 404 && !error?.message.includes('NoSuchBucket')) return null;
    if (error) throw error;
    const body = Buffer.from(await response.arrayBuffer());
    return { body, etag: response.headers.get('etag') ?? '' };
  }

  async function put(
    key: string,
    body: Buffer | string,
    { onlyIf, headers }: PutOptions = {},
  ): Promise<boolean> {
    const bytes = new Uint8Array(Buffer.from(body));
    const response = await send('PUT', placeOf(key), {
      body: bytes,
      headers: {
        ...headers,
        // Without this header the signature does not cover the content.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        ...(onlyIf === 'is new' && { 'if-none-match': '*' }),
        ...(typeof onlyIf === 'object' && { 'if-match': onlyIf.etag }),
      },
    });
    if (response.ok) {
      await response.arrayBuffer();
      return true;
    }
    const error = await refused(response, 'PUT', key);
    // 404: the object is gone. 409: another write of it is under way. 412: the condition is not met.
    const isUnmet = [404, 409, 412].includes(response.status);
    if (onlyIf && isUnmet && !error.message.includes('NoSuchBucket')) return false;
    throw error;
  }

  return {
    name,
    get,
    put: async (key, body, options) => {
      if (await put(key, body, options)) return true;
      const onlyIf = options?.onlyIf;
      if (typeof onlyIf !== 'object' || !onlyIf.etag.startsWith('"')) return false;
      // Ceph compares the ETag without its quotation marks, and so refuses the ETag that it has sent.
      if ((await get(key, onlyIf.etag)) !== 'same') return false;
      return put(key, body, { ...options, onlyIf: { etag: onlyIf.etag.slice(1, -1) } });
    },
    keys: async (wanted) => {
      const keys: string[] = [];
      let rest = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + wanted });
        if (rest) query.set('continuation-token', rest);
        const response = await send('GET', `?${query}`);
        if (!response.ok) throw await refused(response, 'GET', '');
        const list = await response.text();
        for (const [, key] of list.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          keys.push(fromXml(key!).slice(prefix.length));
        }
        rest = fromXml(/<NextContinuationToken>([^<]*)</.exec(list)?.[1] ?? '');
      } while (rest);
      return keys;
    },
    remove: async (key) => {
      const response = await send('DELETE', placeOf(key));
      if (!response.ok && response.status !== 404) throw await refused(response, 'DELETE', key);
    },
  };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const fromXml = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) =>
      name
        ? (named[name] ?? whole)
        : String.fromCodePoint(parseInt(decimal ?? hex ?? '', hex ? 16 : 10)),
  );
