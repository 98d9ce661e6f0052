import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { risingRates, send } from './generator';
import { headersToCopy, nginxConfiguration } from './nginx';

test('rates rise towards the highest measured rate, and are never 0', () => {
  expect(risingRates(4000)).toEqual([1000, 2000, 3000]);
  expect(risingRates(2)).toEqual([1, 1, 2]);
});

test('the nginx configuration has the headers of the server, quoted', () => {
  const response = new Headers({
    'content-security-policy': `default-src 'none'; script-src "x" $a`,
    'content-encoding': 'br',
    'content-length': '12',
    etag: 'W/"1"',
    date: 'now',
  });
  const headers = headersToCopy(response);
  expect(Object.keys(headers)).toEqual(['content-encoding', 'content-security-policy']);
  const text = nginxConfiguration('/place', 81, {
    folder: '/site/live/pages',
    files: { '/': 'index.html.br' },
    headers,
  });
  expect(text).toContain('location = / { try_files /index.html.br =404; }');
  expect(text).toContain('add_header content-encoding "br";');
  expect(text).toContain(String.raw`default-src 'none'; script-src \"x\" \$a`);
});

describe('the generator', () => {
  let server: Server;
  let url: string;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      response.writeHead(request.url === '/gone' ? 404 : 200).end('answer');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server on a port has an `AddressInfo`.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('with a rate, sends far fewer requests than it could', async () => {
    asked = 0;
    const { rate } = await send({ url }, { connections: 2, seconds: 1, rate: 20 });
    expect(rate).toBeGreaterThan(0);
    expect(asked).toBeLessThan(200);
  });

  test('counts a refusal as an error', async () => {
    await expect(
      send({ url: `${url}/gone` }, { connections: 1, seconds: 1, rate: 5 }),
    ).rejects.toThrow('0 answers');
  });
});
