import { askAbout, readDeployedSite, siteAddressOf } from './deployed-site';

const env = { PUBLISH_TOKEN: 'token' };

test.each([
  ['https://site.example', 'https://site.example'],
  ['https://site.example/', 'https://site.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('%s is the address of a site', (text, address) => {
  expect(siteAddressOf(text)).toBe(address);
});

test.each([
  ['site.example', 'is not the address of a site'],
  ['https://site.example/about', 'is not the address of a site'],
  ['file:///site', 'is not the address of a site'],
  ['http://site.example', 'would show the token to others'],
])('%s is refused', (text, message) => {
  expect(() => siteAddressOf(text)).toThrow(message);
});

test('an address without a site, or without a server, gives an error of one line', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    .mockRejectedValueOnce(
      Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      }),
    );
  const address = 'https://site.example';
  await expect(readDeployedSite(address)).rejects.toThrow(
    'https://site.example is not a site of this kind: /registry.json answered 200.',
  );
  await expect(readDeployedSite(address)).rejects.toThrow(
    'https://site.example cannot be reached (ECONNREFUSED).',
  );
});

test('an address that sends on to another one is refused with that one', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_address, init) =>
      init?.redirect === 'manual'
        ? new Response(null, { status: 301, headers: { location: 'https://www.site.example/x' } })
        : Response.json({}),
    );
  await expect(
    askAbout('https://site.example', 'mf-a/version-changes', { action: 'promote' }, env),
  ).rejects.toThrow(
    'https://site.example sends /api/publishing/mf-a/version-changes on to https://www.site.example: name the address of the site itself.',
  );
});

test('a site that is busy is asked again after the time that it names', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const busy = Response.json(
    { message: 'Another build is number 2 in the line.' },
    { status: 503, headers: { 'retry-after': '0.01' } },
  );
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(busy)
    .mockResolvedValueOnce(Response.json({ lines: ['mf-a 1 is live.'] }))
    .mockResolvedValue(Response.json({ message: 'Closed.' }, { status: 503 }));
  const send = () =>
    askAbout('https://site.example', 'mf-a/version-changes', { action: 'promote' }, env);
  expect(await send()).toEqual(['mf-a 1 is live.']);
  expect(said.mock.calls).toEqual([
    ['https://site.example: Another build is number 2 in the line. Sent again in 0.01 s.'],
  ]);
  await expect(send()).rejects.toThrow('https://site.example: Closed.');
});
