import { setting, type Environment } from 'node-shared/settings';
import type { RemoteManifest } from '../../units/manifest';
import { smokeRun } from './smoke-run';

/** Opens the pages of the remotes of a release in a browser. Throws if one of them does not work. */
export async function smokeCheck(
  site: string,
  release: string,
  remotes: readonly RemoteManifest[],
  { env, isUpload, say }: { env: Environment; isUpload: boolean; say: (line: string) => void },
): Promise<void> {
  const run = await smokeRun(site, release, remotes, env);
  if (!run) {
    const lack = 'no Chromium or Chrome was found (CHROMIUM_PATH)';
    if (setting(env, 'PUBLISH_NEEDS_BROWSER') ?? isUpload) {
      throw new Error(`The pages must be tried in a browser (PUBLISH_NEEDS_BROWSER), and ${lack}.`);
    }
    say(`The smoke run was skipped: ${lack}.`);
    return;
  }
  if (run.faults.length > 0) throw new Error(run.faults.join('\n'));
  say(`${run.pages} pages work in a browser (${(run.milliseconds / 1000).toFixed(1)} s).`);
}
