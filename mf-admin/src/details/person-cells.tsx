import type { ContactWay } from 'shared/model/consents';
import { paths } from 'shared/model/paths';
import { buttonClass, clsx, Icon, NewTab } from 'shared/ui';
import { linkCell } from '../lists/cells';
import styles from './PersonCells.module.css';

/** A person's name as a link to the person's page. */
export function personCell(name: string, idOrEmail: number | string) {
  return linkCell(paths.adminPerson(idOrEmail), name);
}

/**
 * A phone number with links to call it and to open WhatsApp, large enough for a thumb. Without `ways` it is a
 * buyer's, who is answered about the order.
 */
export function contactCell(
  phone: string,
  name: string,
  ways: readonly ContactWay[] = ['calls', 'whatsapp'],
) {
  const digits = phone.replace(/\D/g, '');
  const international = digits.length === 10 ? `91${digits}` : digits;
  const mayCall = ways.includes('calls');
  return (
    <span className={styles.contact}>
      <span className={styles.together}>{phone}</span>
      <span className={clsx(styles.together, mayCall && styles.ways)}>
        {mayCall ? (
          <a
            href={`tel:+${international}`}
            className={buttonClass({ variant: 'icon' })}
            aria-label={`Call ${name}`}
          >
            <Icon name="phone" size={20} />
          </a>
        ) : (
          <span className={styles.detail}>no consent for calls</span>
        )}
        {ways.includes('whatsapp') && (
          <NewTab
            href={`https://wa.me/${international}`}
            className={buttonClass({ variant: 'icon' })}
            aria-label={`WhatsApp ${name}`}
          >
            <Icon name="whatsapp" size={20} />
          </NewTab>
        )}
      </span>
    </span>
  );
}
