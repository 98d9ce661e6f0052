import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readJson } from 'node-shared/files';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trialSettings } from '../../../api/src/testing/trial-settings';
import { compiledProgram, root } from '../units/units';
import { compileServer } from './compile-server';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
const site = join(folder, 'site');
beforeAll(() => compileServer());
afterAll(() => rmSync(folder, { recursive: true }));

/** What builds and checks units: most of it is only there on a machine that builds. */
const compilers = [
  ...['tsx', 'esbuild', 'webpack', '@swc/core', '@module-federation/enhanced', 'jest-worker'],
  ...['typescript', '@playwright/test', 'playwright', 'playwright-core'],
];

/** Runs a command of the program; a compiler that it asks for, in any thread, is missing. */
function runCompiled(words: readonly string[], env: Record<string, string> = {}) {
  const hook = join(folder, 'without-compilers.cjs');
  writeFileSync(
    hook,
    `const Module = require('node:module');
    const found = Module._resolveFilename;
    Module._resolveFilename = function (name, ...rest) {
      if (${JSON.stringify(compilers)}.some((each) => name === each || name.startsWith(each + '/')))
        throw new Error(name + ' is for building');
      return found.call(this, name, ...rest);
    };`,
  );
  return spawnSync(process.execPath, ['--require', hook, compiledProgram, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), SITE_DIR: site, ...env },
  });
}

test('the compiled program runs from any folder, and says in one line that it needs a database', () => {
  const [email, key] = ['owner@site.test', { SECRET_KEY: 'unused' }];
  for (const words of [
    ...[['migrate'], ['db:check-backup'], ['receipts:after']],
    ...[
      ['admin:add', email, 'Asha'],
      ['admin:reset-app', email],
    ],
  ]) {
    const { stderr, status } = runCompiled(words, key);
    expect([stderr, status]).toEqual(['DATABASE_URL is not set.\n', 1]);
  }
  expect(runCompiled(['try', 'email', email]).stderr).toBe('MAIL_PROVIDER is not smtp.\n');
  expect(runCompiled(['check']).stderr).toContain('DATABASE_URL is not set.\n');
  // The style sheets and migrations that it reads lie beside the sources.
  expect(runCompiled(['doctor']).stdout).toMatch(/^Database +DATABASE_URL is not set$/m);
});

test('the program knows the commit that was compiled', () => {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [, compiled] = /\brevision = .*"(\w+)";/.exec(readFileSync(compiledProgram, 'utf8')) ?? [];
  expect(compiled).toBe(stdout.trim());
});

test('it refuses to serve with the lines of the check, and names no compiler', () => {
  const served = runCompiled(['serve'], { NODE_ENV: 'production' });
  expect(served.status).toBe(1);
  expect(served.stderr).toContain('SECRET_KEY');
  expect(served.stderr).not.toContain('is for building');
});

test.each(['serve', 'check'])(
  '%s says in one line each how to publish a site, and that the database does not answer',
  (command) => {
    const { stderr, status } = runCompiled([command], {
      ...trialSettings,
      DATABASE_URL: 'postgres://site:pw@127.0.0.1:1/site',
      SITE_URL: 'http://localhost:8080',
    });
    expect([stderr.split('\n'), status]).toEqual([
      [
        expect.stringMatching(/^The database of DATABASE_URL .*REFUSED/),
        `Nothing is published in ${site} yet: run npm run publish:all.`,
        '',
      ],
      1,
    ]);
  },
);

test('a command that builds says so where no compiler is installed', () => {
  expect(runCompiled(['build-unit', 'mf-auth']).stderr).toContain('is for building');
});

test('only the packages that build units are of development', async () => {
  const { outputs } = await compileServer();
  const compiled = Object.values(outputs).find(({ entryPoint }) => entryPoint)!;
  expect(compiled.imports.filter(({ external }) => external).length).toBeGreaterThan(20);
  const lock = readJson<{ packages: Record<string, { dev?: boolean }> }>(
    join(root, 'package-lock.json'),
  );
  const nameOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)![0];
  const ofDevelopment = compiled.imports
    .filter(({ external, path }) => external && !/^(node:|\.)/.test(path))
    .map(({ path }) => nameOf(path))
    .filter((name) => lock.packages[`node_modules/${name}`]?.dev);
  expect([...new Set(ofDevelopment)].toSorted()).toEqual([
    '@module-federation/enhanced',
    '@module-federation/webpack-bundler-runtime',
    '@pmmmwh/react-refresh-webpack-plugin',
    'css-loader',
    'css-minimizer-webpack-plugin',
    'esbuild',
    'jest-worker',
    'mini-css-extract-plugin',
    'minimizer-webpack-plugin',
    'swc-loader',
    'webpack',
    'webpack-cli',
    'webpack-dev-server',
  ]);
});
