import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MoonPhases, Starfield } from 'shared/ui/art';
import { Actions, buttonClass, PageHeading } from 'shared/ui';
import styles from './NotFound.module.css';

interface NotFoundProps {
  heading: string;
  /** Pages that the visitor may want instead. */
  links: readonly { to: string; text: string }[];
  children: ReactNode;
}

/** A course, webinar or certificate that does not exist; the URL stays, so that it can be corrected. */
export function NotFound({ heading, links, children }: NotFoundProps) {
  return (
    <section data-surface="ink" className={styles.page}>
      <Starfield className={styles.stars} />
      <MoonPhases className={styles.art} />
      <PageHeading>{heading}</PageHeading>
      <p className={styles.text}>{children}</p>
      <Actions centred className={styles.links}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'secondary' })}>
            {text}
          </Link>
        ))}
      </Actions>
    </section>
  );
}
