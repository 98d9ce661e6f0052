import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import type { Classroom } from 'shared/model/schemas';
import { Icon, NewTab, type IconName } from 'shared/ui';
import { DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import styles from './Classroom.module.css';
import { ownLinksTexts as texts } from './texts';

interface OwnLink {
  /** A page of this site. */
  to?: string;
  /** A file, or an address elsewhere. */
  href?: string;
  icon: IconName;
  text: string;
}

interface OwnLinksProps {
  classroom: Classroom;
  /** A link without an address is left out. */
  links?: readonly OwnLink[];
}

/** The links that belong to a course or webinar, and the link to its order. */
export function OwnLinks({ classroom: { order_number }, links = [] }: OwnLinksProps) {
  const student = useStudent();
  return (
    <DashboardSection heading={texts.heading}>
      <ul role="list" className={styles.links}>
        {links.map(
          (link) =>
            (link.to || link.href) && (
              <li key={link.text}>
                <OneLink {...link} />
              </li>
            ),
        )}
        <li>
          <Link to={paths.dashboard(student, 'orders')}>
            <Icon name="rupee" size={20} />
            {texts.orderAndReceipt(order_number)}
          </Link>
        </li>
      </ul>
    </DashboardSection>
  );
}

function OneLink({ to, href, icon, text }: OwnLink) {
  const shown = (
    <>
      <Icon name={icon} size={20} />
      {text}
    </>
  );
  return to ? (
    <Link to={to} target="_blank" rel="noopener noreferrer">
      {shown}
    </Link>
  ) : (
    <NewTab href={href}>{shown}</NewTab>
  );
}
