import { buildUnit, type BuiltUnit } from '../../build/build-unit';
import { assertTypes } from '../../build/type-check';
import { siteUrl } from '../../settings';
import { browserGate, DryRunEnd, dryRunGate } from './gate';
import { logged } from '../state/deploy-log';
import { publishBuilds } from './publish';

interface Options {
  /** Prints what would change, and changes nothing. */
  dryRun: boolean;
  /** Publishes beside the live version, only for browsers that ask for the candidate. */
  candidate: boolean;
}

/** Implements `npm run publish:…`: builds the unit, makes all checks, and makes the unit live. */
export async function publishOne(
  site: string,
  unit: string,
  { dryRun, candidate }: Options,
  say: (line: string) => void,
): Promise<void> {
  const [built] = await Promise.all([buildUnit(unit), assertTypes(unit, say)]);
  await publishBuilt(site, built, { dryRun, candidate }, say);
}

/** The same for a build that already exists, made here or elsewhere. */
export async function publishBuilt(
  site: string,
  built: BuiltUnit,
  { dryRun, candidate }: Options,
  say: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  const { unit, revision } = built;
  const gate = browserGate(site, say);
  try {
    const [published] = await logged(
      site,
      {
        action: candidate ? 'candidate' : 'publish',
        unit,
        ...(candidate && { about: built.version }),
        revision,
      },
      () => publishBuilds(site, [built], dryRun ? dryRunGate(site, gate, say) : gate, candidate),
    );
    const { version, changed } = published!;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(`Published in ${seconds} s.`);
    if (candidate) {
      say(`${unit} ${version} is a candidate: open ${siteUrl()}/?candidate=${unit} to try it.`);
      return;
    }
    say(changed ? `${unit} ${version} is live.` : `${unit} ${version} is live already.`);
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
    say(`${unit} ${built.version} would be live; nothing was changed.`);
  }
}
