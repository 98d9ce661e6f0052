import type { Module } from '../../platform/module';
import { keepLatestClientErrors } from './client-errors-repository';
import { clientErrorRoutes, policyReportRoutes } from './client-errors-routes';
import { removeOldVisits } from './version-visits';
import { webVitalRoutes } from './web-vitals-routes';

/** The most reports that are stored; one report has at most about 3 KB. */
const MOST_KEPT = 20_000;

/**
 * What browsers report: sections that could not be shown, and web vitals of real visits, which are in `/metrics`, and
 * added up by version for the teams.
 */
export const browserReports: Module = {
  name: 'browser-reports',
  routes: [clientErrorRoutes, policyReportRoutes, webVitalRoutes],
  tasks: [
    {
      name: 'remove the oldest client errors',
      everyMs: 600_000,
      run: ({ database }) => keepLatestClientErrors(database, MOST_KEPT),
    },
    {
      name: 'remove old visits',
      everyMs: 3_600_000,
      run: ({ database, now }) => removeOldVisits(database, now()),
    },
  ],
};
