import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'node-shared/free-port';
import { foundProgram } from '../../programs';
import { root } from '../../units/units';

const nginx = foundProgram('nginx', process.env);
const openssl = foundProgram('openssl', process.env);

/** Whether this machine can do it: `apt-get install nginx-light openssl`. */
export const canRunNginx = Boolean(nginx && openssl);

export interface DeployedNginx {
  /** Of HTTPS, on this machine. */
  port: number;
  /** Of plain HTTP. */
  plainPort: number;
  /** SHA-256 of the certificate's public key, in Base64: what Chromium asks for to trust it. */
  publicKeyHash: string;
  stop: () => Promise<void>;
}

/**
 * nginx with deploy/nginx.conf as it is, apart from addresses and the certificate.
 *
 * @param place an empty folder for its own files
 * @param site the site folder
 * @param upstreams addresses of both servers, e.g. `http://127.0.0.1:8080`
 */
export async function startDeployedNginx(
  place: string,
  site: string,
  upstreams: readonly [string, string],
): Promise<DeployedNginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  mkdirSync(place, { recursive: true });
  const [key, chain] = [join(place, 'key.pem'), join(place, 'chain.pem')];
  const subject = ['-subj', '/CN=site.example', '-days', '1'];
  execFileSync(
    openssl!,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', chain, ...subject],
    { stdio: 'ignore' },
  );
  const replaced: Record<string, string> = {
    '127.0.0.1:8080': upstreams[0].replace('http://', ''),
    '127.0.0.1:8081': upstreams[1].replace('http://', ''),
    '/srv/site/public': site,
    '/etc/ssl/site/fullchain.pem': chain,
    '/etc/ssl/site/privkey.pem': key,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
  };
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(join(place, 'site.conf'), text);
  const file = join(place, 'nginx.conf');
  writeFileSync(file, aroundTheSite(place));
  const server = spawn(nginx!, ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (line: Buffer) => (errors += String(line)));
  const plain = `http://127.0.0.1:${plainPort}/`;
  while (!(await fetch(plain, { redirect: 'manual' }).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${errors}`);
    await wait(50);
  }
  const { publicKey } = new X509Certificate(readFileSync(chain));
  return {
    port,
    plainPort,
    publicKeyHash: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** A main configuration like Debian's, without root's folders. */
function aroundTheSite(place: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(place, name)};`)
    .join('\n');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(place, 'pid')};
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${temporary}
  include ${join(place, 'site.conf')};
}
`;
}
