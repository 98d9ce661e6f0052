import type { Reply, Request } from '../../platform/app-types';

/** Larger files are read from the disk each time. */
const MOST_BYTES_OF_FILE = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;
/** An estimate for the headers of a response, so that many small files are bounded too. */
const BYTES_OF_HEADERS = 1024;
const MOST_ADDRESSES = 5000;

/** The headers that depend on the file and not on the request. */
const headersOfFile = [
  ...['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified'],
  ...['accept-ranges', 'cache-control', 'vary'],
];

export interface SiteFile {
  folder: string;
  path: string;
  /** What the page may call beside the API of the site, if anything. */
  origins?: readonly string[];
}

interface StoredResponse {
  headers: Record<string, string>;
  body: Buffer;
}

export type ReleaseCache = ReturnType<typeof releaseCache>;

/**
 * Keeps in memory the responses with files of the live release, which never change. The first
 * response comes from the disk and is stored as it was sent; later ones repeat it.
 */
export function releaseCache() {
  let live: string | null = null;
  let bytes = 0;
  const files = new Map<string, SiteFile>();
  const responses = new Map<string, StoredResponse>();
  const toBeKept = new WeakMap<Request, { release: string; key: string }>();
  const clear = () => {
    bytes = 0;
    files.clear();
    responses.clear();
  };

  return {
    /** Sets the folder of the live release; null turns the cache off. To be called for each request. */
    follow(release: string | null): void {
      if (release === live) return;
      live = release;
      clear();
    },
    /** Calls `look` only once for a path that has a file, and each time for a path that has none. */
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
    /**
     * Sends the stored response and returns true. Otherwise returns false; `keep` then stores the
     * response from the disk, if the request is for the whole file.
     */
    sendKept(request: Request, reply: Reply, { folder, path }: SiteFile): boolean {
      if (live === null || !folder.startsWith(live) || !wantsWholeFile(request)) return false;
      const key = `${folder}\n${path}\n${String(request.headers['accept-encoding'])}`;
      const found = responses.get(key);
      if (found) void reply.headers(found.headers).send(found.body);
      else toBeKept.set(request, { release: live, key });
      return found !== undefined;
    },
    /** An `onSend` hook that stores a response which `sendKept` did not find. */
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
        const headers: StoredResponse['headers'] = {};
        for (const name of headersOfFile) {
          const value = reply.getHeader(name);
          if (value !== undefined) headers[name] = String(value);
        }
        responses.set(place.key, { headers, body });
      }
      return body;
    },
  };
}

/** Whether the request asks for the whole file without conditions. */
const wantsWholeFile = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'].some(
    (name) => headers[name] !== undefined,
  );

const isReadable = (payload: unknown): payload is AsyncIterable<Buffer> =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
