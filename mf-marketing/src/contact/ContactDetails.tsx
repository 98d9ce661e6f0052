import { contact, socialLinks } from 'shared/config';
import { Icon } from 'shared/ui';
import type { IconName } from 'shared/ui';
import styles from './ContactDetails.module.css';

const socialIcons: Record<string, IconName> = {
  X: 'x',
  YouTube: 'youtube',
  Instagram: 'instagram',
};

export const ContactDetails = () => (
  <address className={styles.details}>
    <dl>
      <div className={styles.entry}>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>
        </dd>
      </div>
      <div className={styles.entry}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </dd>
      </div>
      <div className={styles.entry}>
        <dt>Address</dt>
        <dd>
          {contact.address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div className={styles.entry}>
        <dt>Follow us</dt>
        <dd>
          <ul role="list" className={styles.social}>
            {socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" className={styles.socialLink}>
                  <Icon name={socialIcons[name] ?? 'globe'} size={20} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  </address>
);
