import { whatsappGroup } from 'shared/config';
import { buttonClass, Dialog, Icon } from 'shared/ui';
import type { Enrolment } from './EnrolmentsPage';
import styles from './WelcomeDialog.module.css';

interface WelcomeDialogProps {
  what: string;
  enrolment: Enrolment;
  onClose: () => void;
}

/** Tells an enrolled student where the class meets. */
export const WelcomeDialog = ({ what, enrolment, onClose }: WelcomeDialogProps) => (
  <Dialog open onClose={onClose} title={`Welcome to ${enrolment.title}`}>
    <div className={styles.welcome}>
      <p>
        You are enrolled. Class links, recordings and notes of this {what} are shared in the
        students’ WhatsApp group, and your mentor answers there too.
      </p>
      <p className={styles.when}>{enrolment.when}</p>
      <a
        href={whatsappGroup}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ wide: true })}
      >
        <Icon name="whatsapp" />
        Join the WhatsApp group
      </a>
    </div>
  </Dialog>
);
