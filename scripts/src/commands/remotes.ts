import { siteDir } from '../settings';
import { readState } from '../site/state';
import { command } from './command';

const canaryText = ({ version, percent }: { version: string; percent: number }) =>
  percent === 0 ? `candidate ${version}` : `canary ${version} for ${percent} %`;

command(
  {
    usage: 'npm run remotes',
    purpose: 'Prints what is live of every unit, and what is kept.',
    words: 0,
  },
  async () => {
    const { registry, history } = readState(siteDir());
    if (!registry.shell)
      throw new Error(`nothing is published in ${siteDir()} yet: run npm start.`);
    console.log(`shell         live ${registry.shell}`);
    for (const [name, { live, previous, canary, enabled }] of Object.entries(registry.remotes)) {
      const kept = (history[name] ?? []).filter((version) => version !== live.version);
      console.log(
        [
          name.padEnd(13),
          `live ${live.version}`,
          `kept ${kept.join(', ') || 'none'}`,
          `fallback ${previous?.version ?? 'none'}`,
          canary ? canaryText(canary) : 'no canary',
          ...(enabled ? [] : ['closed']),
        ].join('  '),
      );
    }
  },
);
