import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { SourceMapDevToolPlugin } from 'webpack';
import { ChunkIntegrityPlugin } from '../../build/plugins/chunk-integrity';
import { mapsOf, toSourcePlaces } from './source-places';
import { openSiteFolder } from '../state/site';

const site = mkdtempSync(join(tmpdir(), 'stack-'));
const version = join(site, 'remotes/mf-auth/1a2b');
const script = join(version, 'js/main.js');

beforeAll(async () => {
  mkdirSync(join(site, 'src'));
  writeFileSync(join(site, 'src/later.js'), 'export const later = 1;');
  writeFileSync(
    join(site, 'src/main.js'),
    "import('./later');\n\nexport function fail() {\n  throw new Error('out of order');\n}\nfail();\n",
  );
  const compiler = webpack({
    mode: 'production',
    context: site,
    entry: { main: './src/main.js' },
    output: { path: version, filename: 'js/[name].js', publicPath: '/' },
    plugins: [
      new ChunkIntegrityPlugin(),
      new SourceMapDevToolPlugin({
        filename: '[file].map',
        append: false,
        moduleFilenameTemplate: '[resource-path]',
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();
});
afterAll(() => rmSync(site, { recursive: true }));

const maps = () => mapsOf(openSiteFolder(site));

test('a stack trace is converted to lines of the sources, also after the hashes of the chunks', () => {
  const text = readFileSync(script, 'utf8');
  const column = text.indexOf('Error("out of order")') + 1;
  expect(text.slice(0, column)).toContain('sha256-');
  const stack = `Error: out of order\n    at f (https://school.example/remotes/mf-auth/1a2b/js/main.js?attempt=1:1:${column})`;
  expect(toSourcePlaces(stack, maps())).toBe('Error: out of order\n    at f (src/main.js:4:13)');
});

test('a place that cannot be converted gives an error of one line', () => {
  const place = (file: string) => toSourcePlaces(`/remotes/mf-auth/${file}:1:2`, maps());
  expect(() => toSourcePlaces('TypeError: x is not a function', maps())).toThrow(
    /^there is no place/,
  );
  expect(() => place('9f9f/js/main.js')).toThrow(
    `remotes/mf-auth/9f9f/js/main.js.map is not in this site: the version is no longer kept, or was built without maps.`,
  );
  expect(() => place('../../etc/x.js')).toThrow(/^there is no place/);
});
