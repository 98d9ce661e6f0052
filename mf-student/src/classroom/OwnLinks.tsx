import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import type { Classroom } from 'shared/model/schemas';
import { Icon, type IconName } from 'shared/ui';
import { DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import styles from './Classroom.module.css';

interface OwnLinksProps {
  classroom: Classroom;
  /** Links to files and other pages; a link without an address is left out. */
  links?: readonly { to: string | undefined; icon: IconName; text: string }[];
}

/** The links that belong to a course or webinar, and the link to its order. */
export function OwnLinks({ classroom: { order_number }, links = [] }: OwnLinksProps) {
  const student = useStudent();
  return (
    <DashboardSection heading="For you">
      <ul role="list" className={styles.links}>
        {links.map(
          ({ to, icon, text }) =>
            to && (
              <li key={text}>
                <a href={to} target="_blank" rel="noopener noreferrer">
                  <Icon name={icon} size={20} />
                  {text}
                </a>
              </li>
            ),
        )}
        <li>
          <Link to={paths.dashboard(student, 'orders')}>
            <Icon name="rupee" size={20} />
            Order {order_number} and receipt
          </Link>
        </li>
      </ul>
    </DashboardSection>
  );
}
