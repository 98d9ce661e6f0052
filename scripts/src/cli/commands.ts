import { resolve } from 'node:path';
import { openSite } from '../site/change-site';
import type { Commands } from './command';
import { publishMode, remoteCommands } from './remote-commands';
import { repository } from './repository';
import { runNode } from './actions/run-node';
import { stackCommand } from './stack-command';

/** The commands of the repository: `npm run NAME`. Each loads what it needs when it runs. */
export const commands: Commands = {
  start: {
    purpose: 'Builds what has changed, publishes it, and serves site and API with sample data.',
    run: async ({ env }) => (await import('./actions/start')).start(env),
  },
  serve: {
    purpose: 'Serves the published site and the API in production.',
    run: async ({ env }) => (await import('./actions/serve')).serve(env),
  },
  publisher: {
    purpose:
      'Takes the builds of teams, changes of versions and of the catalogue from the servers of the site, and writes its pages.',
    run: async ({ env }) => (await import('./actions/publisher')).publisher(env),
  },
  compile: {
    purpose: 'Compiles server and operator commands into dist/main.cjs, which needs no compiler.',
    timed: true,
    run: async ({ env }) => {
      await (await import('../build/compile-server')).compileServer(env);
    },
  },
  check: {
    purpose:
      'Prints every reason for which npm run serve would refuse to start, and what is still a placeholder or a sample. Starts nothing.',
    run: async ({ env }) => {
      const { startProblems } = await import('./actions/start-problems');
      const { placeholderNotice, sampleNotice } = await import('../site/reports/sample-content');
      const problems = await startProblems(env);
      const { catalogue } = (await openSite(env).current()).live();
      for (const line of [...sampleNotice(), ...placeholderNotice(env, catalogue)])
        console.log(line);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      console.log('Nothing stands in the way of npm run serve.');
    },
  },
  migrate: {
    options: ['--contract'],
    purpose:
      'Applies the migrations of the database that servers of the version before bear. --contract applies all, for when no older server runs any more.',
    run: async ({ options, env }) => {
      const { migrateDatabase } = await import('api');
      const left = await migrateDatabase(env, {
        contract: options.contract === true,
        log: console.log,
      });
      console.log(
        left.length === 0
          ? 'The database has every migration.'
          : `Left until no older server runs: ${left.join(', ')} (npm run migrate -- --contract).`,
      );
    },
  },
  doctor: {
    purpose: 'Prints the state of the installation in one screen.',
    run: async ({ env }) => {
      const { doctorReport } = await import('api');
      console.log(await doctorReport(env, await openSite(env).storeState()));
    },
  },
  dev: {
    words: ['[NAME …]', '[SITE]'],
    options: ['--language CODE'],
    purpose:
      'Serves the site with hot reload of the shell and the named remotes, or of all remotes. The API restarts when its files change. With the address of a deployed site, the other remotes and the API are those of that site. --language hi: all pages are the Hindi ones.',
    run: async ({ words, options, env }) =>
      (await import('./actions/dev')).dev(words, options.language, env),
  },
  test: {
    options: ['--all'],
    purpose:
      'Runs the checks and the tests that one waits for. --all runs everything, as before a release.',
    run: async ({ options }) => (await import('../test-run/test-run')).test(options.all === true),
  },
  quick: {
    purpose: 'Checks types, and lints and tests with jest what differs from the branch main.',
    run: async () => (await import('../test-run/test-run')).quick(),
  },
  bench: {
    words: ['[pages]', '[api]', '[sales]', '[returning]'],
    purpose: 'Measures the figures the product promises.',
    run: ({ words }) => runNode(['--import', 'tsx', 'bench/src/main.ts', ...words]),
  },
  ...Object.fromEntries(
    Object.entries(remoteCommands(repository)).map(([name, command]) => [
      `${name}:remote`,
      command,
    ]),
  ),
  'publish:all': {
    purpose:
      'Builds every unit and publishes those that are not live or deliver something else than what is live.',
    timed: true,
    run: async ({ env }) => {
      const { publishStaleUnits } = await import('../site/publish/publish-stale-units');
      await openSite(env).change((site) => publishStaleUnits(site, env));
    },
  },
  'publish:shell': {
    options: ['--dry-run'],
    purpose:
      'Builds the shell, checks it against every live remote, opens every page in a browser, and makes it live. --dry-run prints what would change and changes nothing.',
    run: async ({ options, env }) => {
      const { buildAndPublish } = await import('../site/publish/build-and-publish');
      const mode = publishMode(options);
      await openSite(env).change((site) => buildAndPublish(site, 'shell', mode, env));
    },
  },
  'rollback:shell': {
    words: ['[VERSION]'],
    purpose:
      'Puts the shell before the live one live again, or the kept one that is named. Every live remote has to fit it.',
    timed: true,
    run: async ({ words: [version], env }) => {
      const { changeVersion } = await import('../site/release/change-version');
      const change = { action: 'roll back', ...(version && { version }) } as const;
      console.log(
        await openSite(env).change((site) => changeVersion(site, 'shell', change, env), 'version'),
      );
    },
  },
  'publish:token': {
    words: ['[TEAM]', '[REMOTE …]'],
    options: [
      '--may RIGHTS',
      '--paths PATTERNS',
      '--slots SLOTS',
      '--origins ORIGINS',
      '--tell ADDRESS',
      '--name NAME',
      '--days DAYS',
      '--revoke',
      '--list',
    ],
    purpose:
      'Gives a team a token with which it publishes its remotes without the disk of the server. --may names what it may do (publish,promote,roll back; without it all). Its remotes may claim the addresses that they have, those below their own name (/chat/* for mf-chat), and --paths (/help,/faq/*); their widgets may be in --slots (home,course,dashboard,payment); their pages may call APIs at --origins (https://chat.example) beside that of the site. --tell names the e-mail address or webhook that gets a message when a remote fails for visitors or somebody else rolls it back, closes it or takes it out. --name tells the tokens of a team apart; one of the same name takes the place of the one before. It is printed once, stored as a hash in the database, and valid for 365 days, or for --days. --revoke takes it back; --list prints all tokens, for what and until when.',
    run: async (given) => (await import('./actions/publish-token')).publishToken(given),
  },
  'pack:kit': {
    words: ['[FOLDER]'],
    purpose:
      'Writes shared and the tools as two packages into a folder (kit), for remotes outside this repository. A version that is there with another content is refused.',
    run: async ({ words: [folder = 'kit'] }) => {
      const { packKit } = await import('../kit/pack-kit');
      for (const file of await packKit(resolve(folder))) console.log(file);
    },
  },
  remotes: {
    options: ['--json'],
    purpose:
      'Prints for every unit what is live, since when, what is kept, who owns it, how often it failed in the last hour, and in what a build of the sources here differs.',
    run: async (given) => (await import('./actions/remotes')).remotes(given),
  },
  stack: stackCommand(async (env) => {
    const { mapsOf } = await import('../site/reports/source-places');
    return mapsOf(await openSite(env).current());
  }),
  webpack: {
    words: ['NAME'],
    options: ['--watch', '--profile', '--progress', '--stats KIND', '--json FILE'],
    purpose:
      "Runs webpack's own command line on the configurations that a publish builds a unit with; writes to .cache/webpack-cli.",
    run: async ({ words: [unit], options }) =>
      (await import('../build/webpack/webpack-cli')).runWebpack(unit, options),
  },
  'db:check-backup': {
    purpose:
      'Restores the newest backup of BACKUP_DIR into a scratch database, compares what only grows in a shop with the last check, and the uploads with their archive.',
    timed: true,
    run: async ({ env }) => {
      const { checkBackup } = await import('api/check-backup');
      const { file, counts } = await checkBackup(env);
      for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
      console.log(`${file} can be restored.`);
    },
  },
  'receipts:after': {
    words: ['[NUMBER …]'],
    purpose:
      'After a restore: the next receipt and the next credit note get the number after this one (R/2026-27/000170 C/2026-27/000004). Prints the last number of each series.',
    run: async ({ words, env }) => {
      const { liftReceiptNumbers } = await import('api/receipt-numbers');
      for (const last of await liftReceiptNumbers(env, words))
        console.log(`The last number is ${last}.`);
    },
  },
  'admin:add': {
    words: ['EMAIL', 'NAME'],
    purpose:
      'Invites an owner, and prints the address where this person chooses a password. For when nobody can invite in the admin area.',
    run: async ({ words: [email = '', name = ''], env, usage }) => {
      if (!email || !name) throw new Error(`usage: ${usage}`);
      const { addOwner } = await import('api/admins');
      console.log(
        `The password is chosen once, within a week, at ${await addOwner(env, email, name)}`,
      );
    },
  },
  'admin:reset-app': {
    words: ['EMAIL'],
    purpose:
      'Takes the authenticator app and the recovery codes of an admin away, who links a new phone at the next login. For when no other admin is there to do it.',
    run: async ({ words: [email = ''], env }) => {
      const { resetSecondFactorOf } = await import('api/admins');
      await resetSecondFactorOf(env, email);
      console.log(`${email} links a new phone at the next login.`);
    },
  },
  try: {
    words: ['email|sms|webhook', '[RECEIVER]'],
    purpose:
      'Sends one e-mail or SMS with the settings of the server, or an event that changes nothing to its webhook, and prints what the other side says.',
    run: async ({ words: [what = '', to = ''], env, usage }) => {
      const { tryEmail, trySms, tryWebhook } = await import('api/try-out');
      if (what === 'email' && to) await tryEmail(env, to);
      else if (what === 'sms' && to) await trySms(env, to);
      else if (what === 'webhook') console.log(await tryWebhook(env));
      else throw new Error(`usage: ${usage}`);
      console.log('It was accepted.');
    },
  },
};
