import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { foundBrowser } from '../../../browser';
import * as isolation from '../../isolation/isolation';
import { openSiteFolder } from '../../state/site';
import { responses, siteWith, type PageFixture } from '../../testing/smoke-site';
import { smokeRun } from './smoke-run';

jest.setTimeout(120_000);

const inBrowser = foundBrowser(process.env) ? test : test.skip;
const whereIsolated = foundBrowser(process.env) && isolation.canIsolate() ? test : test.skip;

const portOf = async (server: Server) => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
};

async function causesOf(pages: PageFixture[]) {
  const { site, release, remote } = siteWith(pages);
  const run = await smokeRun(openSiteFolder(site), release, [remote], process.env, 10_000);
  return run!.faults.map(({ path, cause }) => [path, cause]);
}

describe('a page that wants to reach something else than the site', () => {
  const seen: string[] = [];
  /** A service in the network of the server, which answers everybody. */
  const service = createHttpServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(418, { 'access-control-allow-origin': '*' }).end();
  });
  let open: string;
  let closed: string;
  beforeAll(async () => {
    const other = createServer();
    closed = `http://127.0.0.1:${await portOf(other)}`;
    other.close();
    open = `http://127.0.0.1:${await portOf(service)}`;
  });
  afterAll(() => service.close());
  afterEach(() => jest.restoreAllMocks());

  // On a busy machine, the browser tells of a window some time after it was opened.
  const respondsLater = `setTimeout(() => { ${responses} }, 2000);`;
  const hostile = (): PageFixture[] =>
    Object.entries({
      '/closed': `location.href = '${closed}/status'; ${responses}`,
      '/form': `const form = document.createElement('form'); form.method = 'post';
        form.action = '${open}/form'; document.body.append(form); form.submit(); ${responses}`,
      '/later': `${responses} setTimeout(() => { location.href = '${open}/later'; }, 20);`,
      '/link': `const link = document.createElement('a'); link.href = '${open}/link';
        link.target = '_blank'; document.body.append(link); link.click(); ${respondsLater}`,
      '/open': `location.href = '${open}/status'; ${responses}`,
      '/popup': `window.open('${open}/popup'); ${respondsLater}`,
    }).map(([path, script]) => ({ path, script }));

  inBrowser.each([
    ['where the machine isolates the browser', isolation.canIsolate()],
    ['where it does not', false],
  ])('reaches nothing and learns nothing %s', async (_where, isIsolated) => {
    jest.spyOn(isolation, 'canIsolate').mockReturnValue(isIsolated);
    const causes = await causesOf(hostile());
    // An open port and a closed one look the same. What the policy refuses, a team may know.
    const said = (path: string) =>
      path === '/form'
        ? expect.stringContaining('Content Security Policy')
        : 'it asks for an address outside of the site';
    expect(causes).toEqual(hostile().map(({ path }) => [path, said(path)]));
    expect(seen).toEqual([]);
  });

  test('would have been heard', async () => {
    await fetch(`${open}/status`);
    expect(seen.splice(0)).toEqual(['GET /status']);
  });
});

whereIsolated('the memory of all pages together is limited', async () => {
  const take = (path: string, megabytes: number) => ({
    path,
    script: `window.kept = []; for (let i = 0; i < ${megabytes / 10}; i += 1)
      window.kept.push(new Uint8Array(1e7).fill(1)); ${responses}`,
  });
  expect(await causesOf([take('/little', 100), take('/modest', 100)])).toEqual([]);
  const causes = await causesOf([take('/much', 1500)]);
  expect(causes).toEqual([['/much', expect.stringContaining('more than 1 GB of memory')]]);
});
