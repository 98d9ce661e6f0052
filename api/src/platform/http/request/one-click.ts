import type { App } from '../../app-types';

/**
 * Mailbox providers call the address of a one-click unsubscribe with a form of either kind as the body
 * (RFC 8058, 3.2). The token in the address says all that is needed, so the body is not read.
 */
export function acceptOneClickForms(app: App): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, parsed) => parsed(null, null),
  );
}
