import type { App, Services } from '../../platform/app-types';
import { recordAction } from './audit-repository';

/**
 * Records each file that somebody of the admin area gets: a list as CSV, or all that is known of a
 * person. Whatever module sends it, none leaves without its entry.
 */
export function registerExportRecord(app: App, { database, now }: Services): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const [, file] =
      /^attachment; filename="(.+)"/.exec(String(reply.getHeader('content-disposition') ?? '')) ??
      [];
    const { account } = request;
    const { access } = request.routeOptions.config;
    if (!file || !account?.adminRole || typeof access !== 'object') return payload;
    await recordAction(database, {
      actor: account,
      action: 'Export',
      subject: `File ${file}`,
      // The casts: parameters and queries are objects.
      changes: filtersOf({ ...(request.params as object), ...(request.query as object) }),
      at: now(),
    });
    return payload;
  });
}

const filtersOf = (given: object) =>
  Object.entries(given)
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([field, value]) => ({ field, from: '', to: String(value) }));
