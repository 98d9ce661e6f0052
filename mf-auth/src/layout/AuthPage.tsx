import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Observatory, Starfield, ZodiacWheel } from 'shared/ui/art';
import { siteName, siteTagline } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { useToast } from 'shared/toast';
import { BrandMark, clsx, Icon, LanguageSwitch, PageHeading } from 'shared/ui';
import styles from './AuthPage.module.css';
import { texts } from './texts';

interface AuthPageProps {
  /** The header and footer of the site are shown, so the page needs no link home of its own. */
  withChrome?: boolean;
  children: ReactNode;
}

/** A form with the night sky beside it, or above it on a phone. */
export function AuthPage({ withChrome = false, children }: AuthPageProps) {
  return (
    <div className={clsx(styles.page, withChrome && styles.withChrome)}>
      <div className={styles.sky} data-surface="ink">
        <div className={styles.scene}>
          <Starfield className={styles.stars} />
          <ZodiacWheel className={styles.wheel} />
          <Observatory className={styles.horizon} />
          {!withChrome && (
            <div className={styles.bar}>
              <Link to={paths.home()} className={styles.brand}>
                <BrandMark className={styles.mark} />
                {siteName}
              </Link>
              <p className={styles.ways}>
                <LanguageSwitch className={styles.home} />
                <Link to={paths.home()} className={styles.home}>
                  <Icon name="arrow-left" size={20} />
                  {texts.home}
                </Link>
              </p>
            </div>
          )}
          <div className={styles.words}>
            <p className={styles.saying}>{texts.saying}</p>
            <p className={styles.tagline}>{texts.sentence(siteTagline)}</p>
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  );
}

/** The page's heading and the sentence that says what to do. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}

/** Links to related pages, below the form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}

/** For a step that the visitor opened directly: gives the reason in a toast and opens the first step. */
export function AccessDenied({ message, to }: { message: string; to: string }) {
  useToast(message, 'error');
  return <Navigate to={to} replace />;
}
