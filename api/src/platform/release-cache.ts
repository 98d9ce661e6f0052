import type { Reply, Request } from './app-types';

/** Larger files are read from the disk each time. */
const MOST_BYTES_OF_FILE = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;
/** What the headers of an answer take besides: small files under many keys are bounded, too. */
const BYTES_OF_HEADERS = 1024;
const MOST_ADDRESSES = 5000;

/** Those that tell of the file, not of the request. */
const headersOfFile = [
  ...['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified'],
  ...['accept-ranges', 'cache-control', 'vary'],
];

export interface SiteFile {
  folder: string;
  path: string;
}

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

export type ReleaseCache = ReturnType<typeof releaseCache>;

/**
 * Keeps in memory what was answered with the files of the live release: they never change. What the
 * disk answers first is kept as it is sent, so that nothing is decided twice.
 */
export function releaseCache() {
  let live: string | null = null;
  let bytes = 0;
  const files = new Map<string, SiteFile>();
  const answers = new Map<string, Answer>();
  const toBeKept = new WeakMap<Request, { release: string; key: string }>();
  const clear = () => {
    bytes = 0;
    files.clear();
    answers.clear();
  };

  return {
    /** To be told before each request: the folder of the live release, or null for no cache. */
    follow(release: string | null): void {
      if (release === live) return;
      live = release;
      clear();
    },
    /** Looks for the file of an address once; addresses without one are looked for each time. */
    async fileOf(
      path: string,
      look: () => Promise<SiteFile | null>,
    ): Promise<SiteFile | null | undefined> {
      const known = files.get(path);
      if (known) return known;
      const release = live;
      const found = await look();
      if (found && release !== null && release === live) {
        if (files.size >= MOST_ADDRESSES) files.clear();
        files.set(path, found);
      }
      return found;
    },
    /** Sends the answer where it is kept; else it will be, once it is sent from the disk. */
    sendKept(request: Request, reply: Reply, { folder, path }: SiteFile): boolean {
      if (live === null || !folder.startsWith(live) || !wantsWholeFile(request)) return false;
      const key = `${folder}\n${path}\n${String(request.headers['accept-encoding'])}`;
      const found = answers.get(key);
      if (found) void reply.headers(found.headers).send(found.body);
      else toBeKept.set(request, { release: live, key });
      return found !== undefined;
    },
    /** A hook for what is sent. */
    async keep(request: Request, reply: Reply, payload: unknown): Promise<unknown> {
      const place = toBeKept.get(request);
      const length = Number(reply.getHeader('content-length'));
      const isSmall = reply.statusCode === 200 && length <= MOST_BYTES_OF_FILE;
      if (!place || !isSmall || !isReadable(payload)) return payload;
      const parts: Buffer[] = [];
      for await (const part of payload) parts.push(part);
      const body = Buffer.concat(parts);
      if (place.release === live) {
        const size = length + place.key.length + BYTES_OF_HEADERS;
        if (bytes + size > MOST_BYTES) clear();
        bytes += size;
        const headers: Answer['headers'] = {};
        for (const name of headersOfFile) {
          const value = reply.getHeader(name);
          if (value !== undefined) headers[name] = String(value);
        }
        answers.set(place.key, { headers, body });
      }
      return body;
    },
  };
}

/** Whatever the client has of the file already. */
const wantsWholeFile = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'].some(
    (name) => headers[name] !== undefined,
  );

const isReadable = (payload: unknown): payload is AsyncIterable<Buffer> =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
