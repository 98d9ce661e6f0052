import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { runProcess } from 'node-shared/process';
import { SIGNATURES_FILE, type Signatures } from '../../signatures/signatures';
import type { RemoteManifest } from '../../units/manifest';
import { builtRemote, newFolder } from '../testing/unit-fixtures';
import { manifestOf } from '../publish/plan';
import { openSiteFolder } from '../state/site';
import { signatureFaults } from './signature-faults';

jest.mock('node-shared/process', () => ({
  ...jest.requireActual<object>('node-shared/process'),
  runProcess: jest.fn(),
}));
const compare = jest.mocked(runProcess);
const answering = (lines: string[]) =>
  compare.mockResolvedValueOnce({
    code: 0,
    output: JSON.stringify(lines),
    errors: '',
    isLate: false,
  });

const signatures = (text: string): Signatures => ({
  modules: { 'shared/ui': 'ui/index.d.ts' },
  files: { 'ui/index.d.ts': text },
  ...{ uses: {}, styles: [] },
});
function withSignatures(folder: string, text: string): string {
  writeJson(join(folder, SIGNATURES_FILE), signatures(text));
  return folder;
}
function section(name: string, text: string) {
  const build = builtRemote(name, `${name}1`, []);
  folders.set(name, withSignatures(build.folder, text));
  return manifestOf<RemoteManifest>(build);
}
const folders = new Map<string, string>();

test('a pair that fits is compared once, as long as neither changes its types', async () => {
  const site = openSiteFolder(newFolder('site'));
  const faults = () =>
    signatureFaults(site, sections, { name: 'shell', version: '1' }, ({ name }) =>
      folders.get(name)!,
    );
  folders.set('shell', withSignatures(newFolder('host'), 'new'));
  const sections = [section('mf-a', 'old'), section('mf-ab', 'old')];
  answering(['mf-a gives busy, which the shell does not know.']);
  expect(await faults()).toHaveLength(1);

  answering([]);
  expect(await faults()).toEqual([]);
  // The second one was known to fit.
  expect(compare.mock.lastCall![2].input).not.toContain('mf-ab');

  expect(await faults()).toEqual([]);
  expect(compare).toHaveBeenCalledTimes(2);
  answering([]);
  folders.set('shell', withSignatures(newFolder('host'), 'newer'));
  await faults();
  expect(compare).toHaveBeenCalledTimes(3);
});
