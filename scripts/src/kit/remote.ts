import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Move } from 'api';
import { readJson } from 'node-shared/files';
import { numberSetting } from 'node-shared/settings';
import { command, type Usage } from '../commands/command';
import { remoteNames, root } from '../units/units';
import { changeVersion, readDeployedSite, siteAddressOf, takeSettings } from './deployed-site';

/** The commands for a remote in its own folder: `npx remote COMMAND`. */
const commands: Record<
  string,
  { usage: Usage; run: (words: string[], options: ReadonlySet<string>) => Promise<void> }
> = {
  new: {
    usage: {
      usage: 'npx remote new NAME',
      purpose: 'Makes the folder mf-NAME with a page, a form, its call of the API, and tests.',
      words: 1,
    },
    run: async ([name]) => {
      const { newRemote } = await import('../new-remote/new-remote');
      const remote = newRemote(root, name ?? '', { standsAlone: true });
      console.log(`${remote} is made. Its README.md says how to go on.`);
    },
  },
  dev: {
    usage: {
      usage: 'npx remote dev',
      purpose: 'Serves the deployed site with this remote as its files are now (PORT, 8090).',
      words: 0,
    },
    run: async () => {
      const { startDevAgainst } = await import('../dev/dev-against-site');
      const port = numberSetting(process.env, 'PORT', 8090, 1, 65_535);
      await startDevAgainst(siteAddress(), ownRemote(), port);
    },
  },
  test: {
    usage: {
      usage: 'npx remote test [WORD …]',
      purpose: "Runs the remote's tests with jest, which gets the words.",
      words: 99,
    },
    run: async (words) => {
      ownRemote();
      const { resolve } = createRequire(join(root, 'package.json'));
      await runNode([resolve('jest/bin/jest'), ...words]);
    },
  },
  build: {
    usage: {
      usage: 'npx remote build',
      purpose: 'Builds the remote for the deployed site into the folder dist.',
      words: 0,
    },
    run: async () => {
      const { version, folder } = await build();
      console.log(`${ownRemote()} ${version} is built in ${folder}.`);
    },
  },
  check: {
    usage: {
      usage: 'npx remote check',
      purpose: 'Does everything that publishing does, and changes nothing on the site.',
      words: 0,
    },
    run: () => publish({ dryRun: true, candidate: false }),
  },
  publish: {
    usage: {
      usage: 'npx remote publish [--candidate]',
      purpose:
        'Checks the types, builds, and sends the build to the site (PUBLISH_TOKEN), which checks it and makes it live. --candidate publishes it beside the live version, for those who ask for it.',
      words: 0,
      options: ['--candidate'],
    },
    run: (_words, options) => publish({ dryRun: false, candidate: options.has('--candidate') }),
  },
  rollback: {
    usage: {
      usage: 'npx remote rollback [VERSION]',
      purpose: 'Puts the version before the live one live again, or the kept one that is named.',
      words: 1,
    },
    run: ([version]) => requestVersionChange({ action: 'roll back', ...(version && { version }) }),
  },
  promote: {
    usage: {
      usage: 'npx remote promote',
      purpose: 'Makes the candidate, or the canary, the version that everybody gets.',
      words: 0,
    },
    run: () => requestVersionChange({ action: 'promote' }),
  },
  canary: {
    usage: {
      usage: 'npx remote canary VERSION PERCENT',
      purpose: 'Gives a share of the visitors a kept version; 0 ends it.',
      words: 2,
    },
    run: async ([version, percent]) => {
      if (!version || !/^\d+$/.test(percent ?? '')) {
        throw new Error('name a version and a whole number: npx remote canary VERSION PERCENT.');
      }
      await requestVersionChange({ action: 'canary', version, percent: Number(percent) });
    },
  },
  toggle: {
    usage: {
      usage: 'npx remote toggle on|off',
      purpose: 'Closes the section for maintenance, or opens it.',
      words: 1,
    },
    run: async ([state]) => {
      if (state !== 'on' && state !== 'off')
        throw new Error('say on or off: npx remote toggle on.');
      await requestVersionChange({ action: state === 'on' ? 'open' : 'close' });
    },
  },
};

const [name = ''] = process.argv.splice(2, 1);
const chosen = commands[name];
if (chosen) {
  command(chosen.usage, chosen.run);
} else {
  const list = Object.values(commands).map(({ usage }) => `  ${usage.usage}`);
  console.error([`${name || 'No command'} is unknown; there are`, ...list].join('\n'));
  process.exitCode = 1;
}

function ownRemote(): string {
  const [remote] = remoteNames;
  if (remote) return remote;
  throw new Error(
    `${join(root, 'package.json')} is not that of a remote, whose name begins with mf-: call this in its folder, or begin one with npx remote new NAME.`,
  );
}

function siteAddress(): string {
  const { site } = readJson<{ site?: string }>(join(root, 'package.json'));
  const address = process.env.SITE_ADDRESS || site;
  if (address) return siteAddressOf(address);
  throw new Error(
    'package.json names no site: add "site": "https://site.example", or set SITE_ADDRESS.',
  );
}

async function build() {
  const { buildUnit } = await import('../build/build-unit');
  const remote = ownRemote();
  takeSettings(await readDeployedSite(siteAddress()));
  return buildUnit(remote);
}

async function publish(mode: { dryRun: boolean; candidate: boolean }): Promise<void> {
  const { uploadBuild } = await import('./upload-build');
  await uploadBuild(ownRemote(), siteAddress(), mode, console.log);
}

async function requestVersionChange(what: Move): Promise<void> {
  for (const line of await changeVersion(siteAddress(), ownRemote(), what)) console.log(line);
}

async function runNode(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = await new Promise<number>((ended) =>
    child.on('exit', (code) => ended(code ?? 1)),
  );
}
