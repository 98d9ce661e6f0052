import { changeReport } from '../reports/change-report';
import type { Gate } from './publish';
import { smokeRun } from '../checks/smoke-run';

type Say = (line: string) => void;

/** Refuses a release if a page of the changed remotes does not work in a browser. */
export const browserGate =
  (site: string, say: Say, env = process.env): Gate =>
  async (release, changed) => {
    const run = await smokeRun(site, release, changed);
    if (!run) {
      const lack = 'no Chromium or Chrome was found (CHROMIUM_PATH)';
      if (env.PUBLISH_NEEDS_BROWSER === 'yes') {
        throw new Error(`The smoke run is required by PUBLISH_NEEDS_BROWSER, and ${lack}.`);
      }
      say(`The smoke run was skipped: ${lack}.`);
      return;
    }
    if (run.faults.length > 0) throw new Error(run.faults.join('\n'));
    say(`${run.pages} pages work in a browser (${seconds(run.milliseconds)}).`);
  };

/** Thrown to end a dry run before anything has changed. */
export class DryRunEnd extends Error {}

/** Runs the gate, prints what would change, and ends the publish. */
export const dryRunGate =
  (site: string, gate: Gate, say: Say): Gate =>
  async (release, changed) => {
    await gate(release, changed);
    for (const line of changeReport(site, release)) say(line);
    throw new DryRunEnd('nothing was published');
  };

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
