import { paths } from 'shared/model/paths';
import { ownPaths } from '../own-paths';

/**
 * The page about what an entry of the audit log is about, by the first word of its text: `Order NK-…`,
 * `Person 12`, `Lead 5`. `null` for what has no page.
 */
export function subjectAddress(subject: string): string | null {
  const [, kind = '', key = ''] = /^(\w+(?: message| version)?) (\S+)$/.exec(subject) ?? [];
  switch (kind) {
    case 'Order':
      return ownPaths.order(key);
    case 'Person':
      return paths.adminPerson(key);
    case 'Lead':
      return `${paths.admin('leads')}?search=${encodeURIComponent(`#${key}`)}`;
    case 'Contact message':
      return `${paths.admin('contacts')}?search=${encodeURIComponent(`#${key}`)}`;
    case 'Catalogue version':
      return `${paths.admin('catalogue')}?version=${encodeURIComponent(key)}`;
    case 'Certificate':
      return paths.certificate(key);
    case 'Admin':
      return paths.admin('team');
    default:
      return null;
  }
}
