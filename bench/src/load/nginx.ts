import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'node-shared/free-port';

export interface StaticSite {
  /** Folder of the files. */
  folder: string;
  /** File of each address, for example `{ '/': 'index.html.br' }`. */
  files: Readonly<Record<string, string>>;
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
}

/** One worker, because the compared server is one process. The files are already compressed on the disk. */
export function nginxConfiguration(place: string, port: number, site: StaticSite): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  );
  const headers = Object.entries(site.headers).map(
    ([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`,
  );
  const locations = Object.entries(site.files).map(
    ([address, file]) => `location = ${address} { try_files /${file} =404; }`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(place, 'pid')};
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  types { }
  default_type "text/html; charset=utf-8";
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site.folder};
    ${headers.join('\n    ')}
    ${locations.join('\n    ')}
  }
}
`;
}

/** The headers of a response that nginx must copy: all except those that it sets itself. */
export const headersToCopy = (response: Headers): Record<string, string> =>
  Object.fromEntries(
    [...response].filter(
      ([name]) =>
        !/^(content-(type|length)|etag|last-modified|date|connection|keep-alive|accept-ranges)$/.test(
          name,
        ),
    ),
  );

export interface Nginx {
  address: string;
  version: string;
  stop: () => Promise<void>;
}

export async function startNginx(binary: string, place: string, site: StaticSite): Promise<Nginx> {
  mkdirSync(place, { recursive: true });
  const port = await freePort();
  const file = join(place, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(place, port, site));
  const server: ChildProcess = spawn(binary, ['-p', place, '-c', file], { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('nginx has not started: see above.');
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    address,
    version: versionOf(binary),
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}

/** nginx prints its version to stderr. */
const versionOf = (binary: string): string =>
  execFileSync('sh', ['-c', '"$0" -v 2>&1', binary], { encoding: 'utf8' })
    .trim()
    .split('/')
    .at(-1)!;
