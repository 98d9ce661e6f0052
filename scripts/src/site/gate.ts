import type { Gate } from './publish';
import { smokeRun } from './smoke-run';

/**
 * What `npm run publish:…` asks of a version beyond the checks of every release. A site that is put
 * together from one checkout goes without: nothing of it is live beside other sources.
 */
export const browserGate =
  (site: string, say: (line: string) => void, env = process.env): Gate =>
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
    say(`Smoke run: ${run.pages} pages work in a browser (${run.seconds.toFixed(1)} s).`);
  };
