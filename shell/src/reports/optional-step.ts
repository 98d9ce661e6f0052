import type { ReportFault } from '../remotes/section-failure';

/**
 * Gives a function that runs a step without which the page still works: an extension, a patched or a missing
 * function of the browser may make any of them throw. The failure is reported.
 */
export const optionalStep =
  (report: ReportFault, version: string) =>
  (step: () => void): void => {
    try {
      step();
    } catch (cause) {
      report({ remote: 'shell', version, kind: 'threw at load', cause });
    }
  };
