import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  address: string;
  /** Objects by key, which includes the prefix of the site. */
  objects: Map<string, Buffer>;
  /** Called before each request is handled, with `METHOD KEY`. */
  before: (request: string) => void | Promise<void>;
  /** If set, every request gets this status. */
  answers: number | null;
  /** A request (`METHOD KEY`) that is handled but whose response is lost once, and how it is lost. */
  loses: { request: string; by: 'breaking off' | 'an error' } | null;
  /** Compares If-Match with the ETag without its quotation marks, as Ceph does. */
  comparesBareEtags: boolean;
  /** Ignores the conditions of writes, as older stores do. */
  ignoresConditions: boolean;
  close: () => Promise<void>;
}

const LIST_PAGE = 100;

/**
 * A store with one bucket, `site`. It supports GET, PUT and DELETE of objects with If-Match and
 * If-None-Match, and lists with pagination. It checks that the hash of the body matches the signed header.
 */
export async function fakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeS3 = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    before: () => {},
    answers: null,
    loses: null,
    comparesBareEtags: false,
    ignoresConditions: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, fake.address);
    const body = await buffer(request);
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const fail = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    await fake.before(`${request.method} ${key}`);
    if (fake.answers) return void fail(fake.answers, 'InternalError');
    const { authorization = '' } = request.headers;
    if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\//.test(authorization)) {
      return void fail(403, 'SignatureDoesNotMatch');
    }
    if (bucket !== 'site') return void fail(404, 'NoSuchBucket');
    if (searchParams.has('list-type')) return void response.end(listOf(searchParams));

    const found = fake.objects.get(key);
    const etag = found && etagOf(found);
    const { 'if-match': same, 'if-none-match': other } = request.headers;
    switch (request.method) {
      case 'GET':
        if (!found) return void fail(404, 'NoSuchKey');
        if (other === etag) return void response.writeHead(304).end();
        return void response.writeHead(200, { etag }).end(found);
      case 'PUT': {
        const signed = request.headers['x-amz-content-sha256'];
        if (signed !== createHash('sha256').update(body).digest('hex')) {
          return void fail(400, 'XAmzContentSHA256Mismatch');
        }
        if (!fake.ignoresConditions) {
          if (same && !found) return void fail(404, 'NoSuchKey');
          const expected = fake.comparesBareEtags ? etag?.slice(1, -1) : etag;
          if ((same && same !== expected) || (other && found)) {
            return void fail(412, 'PreconditionFailed');
          }
        }
        fake.objects.set(key, body);
        const lost = fake.loses?.request === `PUT ${key}` ? fake.loses : null;
        if (lost) fake.loses = null;
        if (lost?.by === 'an error') return void fail(500, 'InternalError');
        if (lost) return void response.destroy();
        return void response.writeHead(200, { etag: etagOf(body) }).end();
      }
      case 'DELETE':
        fake.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        return void fail(405, 'MethodNotAllowed');
    }
  }

  function listOf(query: URLSearchParams): string {
    const from = query.get('continuation-token') ?? '';
    const keys = [...fake.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from)
      .sort();
    const page = keys.slice(0, LIST_PAGE);
    const next = keys.length > LIST_PAGE ? page.at(-1)! : null;
    const entries = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
    const more = next ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
  }

  return fake;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

const escaped = (key: string) => key.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
