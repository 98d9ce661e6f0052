import type { RemoteManifest } from '../../units/manifest';
import { smokeRun } from './smoke-run';

/** Opens the pages of the remotes of a release in a browser. Throws if one of them does not work. */
export async function smokeCheck(
  site: string,
  release: string,
  remotes: readonly RemoteManifest[],
  say: (line: string) => void,
  env = process.env,
): Promise<void> {
  const run = await smokeRun(site, release, remotes);
  if (!run) {
    const lack = 'no Chromium or Chrome was found (CHROMIUM_PATH)';
    if (env.PUBLISH_NEEDS_BROWSER === 'yes') {
      throw new Error(`The smoke run is required by PUBLISH_NEEDS_BROWSER, and ${lack}.`);
    }
    say(`The smoke run was skipped: ${lack}.`);
    return;
  }
  if (run.faults.length > 0) throw new Error(run.faults.join('\n'));
  say(`${run.pages} pages work in a browser (${(run.milliseconds / 1000).toFixed(1)} s).`);
}
