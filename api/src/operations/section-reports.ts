import type { Environment } from 'node-shared/settings';
import {
  failuresOfLastHour,
  failuresOfSection,
} from '../modules/browser-reports/client-errors-repository';
import { failureLines, vitalLines } from '../modules/browser-reports/section-lines';
import { visitsByPage } from '../modules/browser-reports/version-visits';
import { atDatabase } from './at-database';

/** How often each section has failed in the last hour. */
export const failedSections = (env: Environment) => atDatabase(env, failuresOfLastHour);

/** What browsers have reported about a section, in lines. */
export const failuresOf = (env: Environment, remote: string): Promise<string[]> =>
  atDatabase(env, async (database) =>
    failureLines(await failuresOfSection(database, remote, new Date())),
  );

/** How the visits of a section went, in lines. */
export const vitalsOf = (env: Environment, remote: string): Promise<string[]> =>
  atDatabase(env, async (database) => vitalLines(await visitsByPage(database, remote, new Date())));
