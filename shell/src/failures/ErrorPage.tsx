import { Link } from 'react-router-dom';
import { Observatory, Orbits, Starfield } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { buttonClass, PageHeading } from 'shared/ui';
import { useTitle } from '../navigation/use-title';
import { errorPageTexts as texts } from './texts';
import styles from './ErrorPage.module.css';

/** The page that every address without a page redirects to. */
export function ErrorPage() {
  useTitle(texts.title);
  return (
    <div className={styles.page} data-surface="ink">
      <Starfield className={styles.sky} />
      <Orbits className={styles.orbits} />
      <PageHeading className={styles.heading}>{texts.heading}</PageHeading>
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.text}>{texts.explanation}</p>
      <p className={styles.links}>
        <Link to={paths.home()} className={buttonClass()}>
          {texts.home}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {texts.contact}
        </Link>
      </p>
      <Observatory className={styles.horizon} />
    </div>
  );
}
