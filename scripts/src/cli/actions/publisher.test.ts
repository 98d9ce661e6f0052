import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../site/testing/unit-fixtures';
import * as units from '../../units/units';
import { publisherEnvironment, startPublisherBeside } from './publisher';

afterEach(() => jest.restoreAllMocks());

test('the publisher beside a development server has none of its secrets', () => {
  const needed = { SITE_URL: 'https://site.example', SITE_DIR: 'site', SITE_STORE: 's3://site' };
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const secret = { SECRET_KEY: 'key', DATABASE_URL: 'postgres://x', SMTP_URL: 'smtps://x' };
  expect(publisherEnvironment({ ...needed, ...keys, ...secret })).toEqual({ ...needed, ...keys });
});

/** Starts this program in the place of the publisher; it finds its folder in SITE_DIR. */
function publisherThat(does: string) {
  const folder = newFolder('publisher');
  const program = join(folder, 'publisher.cjs');
  writeFileSync(
    program,
    `const { SITE_DIR } = process.env; const fs = require('node:fs'); ${does}`,
  );
  jest.spyOn(units, 'ownProgram').mockReturnValue(program);
  const said = jest.spyOn(console, 'warn').mockImplementation();
  return { folder, said, started: startPublisherBeside({ SITE_DIR: folder }) };
}

test('one that dies is started again, later each time, until the server stops', async () => {
  const { folder, said, started } = publisherThat(
    `fs.appendFileSync(SITE_DIR + '/pids', process.pid + ' '); process.send('ready'); setInterval(() => {}, 1000);`,
  );
  const { stop } = await started;
  const pids = () => readFileSync(join(folder, 'pids'), 'utf8').trim().split(' ').map(Number);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((next) => setTimeout(next, 20));
  };
  for (const starts of [2, 3]) {
    process.kill(pids().at(-1)!, 'SIGKILL');
    await until(() => pids().length === starts);
  }
  stop();
  process.kill(pids().at(-1)!, 'SIGKILL');
  await new Promise((next) => setTimeout(next, 500));
  expect(said.mock.calls).toEqual([
    ['The publisher has ended (SIGKILL): it starts again in 1 s.'],
    ['The publisher has ended (SIGKILL): it starts again in 2 s.'],
  ]);
});

test('one that does not come up is an error of the start', async () => {
  const { said, started } = publisherThat('process.exit(3);');
  await expect(started).rejects.toThrow('The publisher has ended (3).');
  expect(said).not.toHaveBeenCalled();
});
