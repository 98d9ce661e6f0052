import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Orbits } from 'shared/art';
import { paths } from 'shared/paths';
import { Button, buttonClass, Card, PageHeading } from 'shared/ui';
import type { FailureKind, SectionFailure } from '../remotes/section-failure';
import { useRetry } from './use-retry';
import { useSite } from '../remotes/SiteContext';
import { useFailureShown } from './failure-shown';
import styles from './SectionFailed.module.css';

const reasons: Record<FailureKind, string> = {
  disabled: 'We are working on this section. Please come back a little later.',
  offline: 'You seem to be offline. Check your connection and try again.',
  unreachable: 'Its files did not arrive. Nothing you entered elsewhere is lost.',
  corrupt: 'Its files arrived damaged, so we did not run them.',
  contract: 'It is being updated and does not fit this page yet.',
  'threw at load': 'It could not be started.',
  'threw in render': 'Something in it went wrong.',
};

interface SectionFailedProps {
  failure: SectionFailure;
  /** Only a page of the section failed: it stands inside the section's layout. */
  inLayout?: boolean;
}

/** The card that stands for what cannot be shown, inside the living header and footer or layout. */
export function SectionFailed({ failure, inLayout = false }: SectionFailedProps) {
  const { site } = useSite();
  const retry = useRetry();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const remote = site.remotes.find(({ name }) => name === failure.remote);
  const section = inLayout || !remote ? 'This page' : remote.label;
  const fate = failure.kind === 'disabled' ? 'is closed for maintenance' : 'could not be loaded';
  const heading = `${section} ${fate}`;
  useFailureShown({ heading, inLayout });

  const isOffline = failure.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const backOnline = () => void retry();
    window.addEventListener('online', backOnline);
    return () => window.removeEventListener('online', backOnline);
  }, [isOffline, retry]);

  // A disabled button drops the focus: give it back to who is still waiting there.
  useEffect(() => {
    const element = button.current;
    if (!busy) return;
    return () => {
      if (document.activeElement === document.body) element?.focus();
    };
  }, [busy]);

  const tryAgain = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };

  return (
    <div className={styles.place}>
      <Card className={styles.card} role="alert">
        <Orbits className={styles.art} />
        <PageHeading className={styles.heading}>{heading}</PageHeading>
        <p className={styles.reason}>{reasons[failure.kind]}</p>
        <div className={styles.ways}>
          <Button ref={button} onClick={() => void tryAgain()} busy={busy}>
            Try again
          </Button>
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            Go to home
          </Link>
        </div>
      </Card>
    </div>
  );
}
