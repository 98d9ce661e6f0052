import { readLink } from './modules/accounts/private-links';
import { classOfLink } from './modules/classes/teacher-link';
import { findCertificate } from './modules/classroom/certificates/certificates';
import { HttpError } from './platform/errors';
import type { RateLimit } from './platform/limits/rate-limits';
import type { IsKnownValue } from './modules/site/site-files';
import type { AppServices } from './services';

const certificatePages: RateLimit = { name: 'certificate pages', most: 60, seconds: 600 };

/**
 * Whether there is a page for the value of a path that is in the database, so that an unknown one gets
 * the status 404. If that cannot be found out now, the page itself says what is wrong.
 */
export function isKnownValue(services: AppServices): IsKnownValue {
  const { catalogue, config, database, limits, log } = services;
  return async (pattern, value, { ip }) => {
    try {
      switch (pattern) {
        case '/certificate/:code':
          await limits.consumeForClient(certificatePages, ip);
          await findCertificate(database, value);
          return true;
        case '/webinar-tickets/:urlTitle': {
          const { webinars } = await catalogue.current();
          return webinars.some(({ id, urlTitle }) => id === Number(value) || urlTitle === value);
        }
        case '/reminders/:token':
          return readLink(config.acceptedKeys, 'reminders', value) !== null;
        case '/class/:token':
          await classOfLink(services, value, ip);
          return true;
        default:
          return true;
      }
    } catch (error) {
      if (error instanceof HttpError) return error.statusCode !== 404;
      log.error({ err: error }, 'a page could not be looked up');
      return true;
    }
  };
}
