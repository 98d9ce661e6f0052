import { whatsappQuestion } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { Icon } from 'shared/ui';
import styles from './FreeDoors.module.css';

interface Offer {
  title: string;
  /** Rupees. */
  newPrice: number;
}

/** Opens WhatsApp with a question about this course or webinar. */
export const questionAbout = ({ title, newPrice }: Offer): string =>
  whatsappQuestion(`Namaste, I have a question about ${title} (${formatRupees(newPrice)}): `);

/** What costs a visitor nothing: the form for a demo class, and a question. */
export function FreeDoors({ offer }: { offer: Offer }) {
  return (
    <p className={styles.doors}>
      {/* A page load: it ends at the form, and not at the top of the home page. */}
      <a href={`${paths.home()}#live-demo`}>Free demo class</a>
      <a href={questionAbout(offer)} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" size={20} />
        Ask on WhatsApp
      </a>
    </p>
  );
}
