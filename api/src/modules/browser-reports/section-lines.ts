import type { ClientErrorRow } from 'shared/model/schemas';
import { indianTime } from '../../platform/indian-time';
import type { PageVisits } from './version-visits';

/** One line for each kind of failure. */
export const failureLines = (rows: readonly ClientErrorRow[]): string[] =>
  rows.length === 0
    ? ['No failures in the last seven days.']
    : rows.map(({ version, step, cause, source, paths, last_7_days: count, last_at: last }) =>
        [
          `${count} × ${step} in ${version}: ${cause}`,
          ...(source ? [source] : []),
          ...(paths.length > 0 ? [`at ${paths.join(', ')}`] : []),
          `last ${indianTime(last)}`,
        ].join('; '),
      );

/** One line for each version and page. */
export const vitalLines = (rows: readonly PageVisits[]): string[] =>
  rows.length === 0
    ? ['No visits were measured in the last seven days.']
    : rows.map(({ version, route, visits, faults, lcp, inp, shifted }) =>
        [
          `${version} ${route || 'elsewhere'}: ${visits > 0 ? `about ${visits} visits` : 'no visit measured'}`,
          `${faults} with a fault`,
          ...(lcp === null ? [] : [`largest paint ${lcp} ms`]),
          ...(inp === null ? [] : [`slowest interaction ${inp} ms`]),
          ...(shifted === null ? [] : [`${Math.round(shifted * 100)} % with a layout shift`]),
        ].join('; '),
      );
