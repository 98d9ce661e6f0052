import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../units/files';
import { stampVersion, UNKNOWN_VERSION, versionOf } from './deliverable';

const place = mkdtempSync(join(tmpdir(), 'deliverable-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const page = 'page()';
const files = {
  'web/js/page.js': page,
  'web/remoteEntry.js': `p="/remotes/mf-a/${UNKNOWN_VERSION}/";i={"js/page.js":"${integrityOf(Buffer.from(page))}"}`,
  'web/css/page.css': 'a{background:url(../assets/a.png)}',
  'server.cjs': `p="/remotes/mf-a/${UNKNOWN_VERSION}/"`,
};

function build(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(place, 'build-'));
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('the version follows from every file and from what is declared', () => {
  const version = versionOf(build(), { label: 'A' });
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(versionOf(build(), { label: 'A' })).toBe(version);
  const others = [
    versionOf(build(), { label: 'B' }),
    ...Object.keys(files).map((file) => versionOf(build({ [file]: 'changed' }), { label: 'A' })),
    versionOf(build({ 'public/robots.txt': '' }), { label: 'A' }),
  ];
  expect(new Set([version, ...others]).size).toBe(others.length + 1);
});

test('the version is written where addresses are, at the same length', () => {
  const folder = build();
  stampVersion(folder, '0123456789ab');
  const read = (file: string) => readFileSync(join(folder, file));
  expect(UNKNOWN_VERSION).toHaveLength(12);
  expect(String(read('web/js/page.js'))).toBe(page);
  expect(String(read('server.cjs'))).toBe('p="/remotes/mf-a/0123456789ab/"');
  expect(String(read('web/remoteEntry.js'))).toBe(
    `p="/remotes/mf-a/0123456789ab/";i={"js/page.js":"${integrityOf(read('web/js/page.js'))}"}`,
  );
  expect(read('web/remoteEntry.js')).toHaveLength(files['web/remoteEntry.js'].length);
  expect(String(read('web/css/page.css'))).toBe(files['web/css/page.css']);
});
