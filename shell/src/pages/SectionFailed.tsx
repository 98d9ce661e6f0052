import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Orbits } from 'shared/art';
import { paths } from 'shared/paths';
import { Button, buttonClass, Card, PageHeading } from 'shared/ui';
import type { FailureKind, SectionFailure } from '../remotes/section-failure';
import { useRetry } from './use-retry';
import { useSite } from '../remotes/SiteContext';
import { isOutdated } from '../site/outdated';
import { reloadUnlessHalfFilled } from '../site/half-filled';
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

const OUTDATED = 'There is a new version of it. Reload the page to get it.';
const LATE = 'Its files take unusually long. It opens by itself once they are here.';

interface SectionFailedProps {
  failure: SectionFailure;
  /**
   * `page`: it stands for the whole page. `layout`: a page of the section failed, it stands inside
   * the section's layout. `below`: the prerendered page above it stays readable.
   */
  place?: 'page' | 'layout' | 'below';
  /** Opens what is missing, by way of the router unless told. */
  open?: () => Promise<void>;
}

/** The card that names what cannot be shown, and leads on. */
export function SectionFailed({ failure, place = 'page', open }: SectionFailedProps) {
  const { site, remotes, readRegistryAgain } = useSite();
  const revisit = useRetry();
  const retry = open ?? revisit;
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const remote = site.remotes.find(({ name }) => name === failure.remote);
  const isUnlisted = !remote || remote.use.entry === '';
  const section = place === 'layout' || !remote ? 'This page' : remote.label;
  const fate = failure.kind === 'disabled' ? 'is closed for maintenance' : 'could not be loaded';
  const heading = `${section} ${fate}`;
  useFailureShown(place === 'below' ? null : { heading, inLayout: place === 'layout' });

  const isOffline = failure.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const backOnline = () => void retry();
    window.addEventListener('online', backOnline);
    return () => window.removeEventListener('online', backOnline);
  }, [isOffline, retry]);

  // What was only late opens by itself.
  useEffect(() => {
    let shown = true;
    failure.arrival()?.then(
      () => (shown ? retry() : undefined),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [failure, retry]);

  // Files of a version that is long past are gone: only a page load leads on.
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let shown = true;
    if (failure.kind !== 'offline' && failure.kind !== 'disabled' && !failure.isTimeout) {
      void isOutdated(site, failure.remote).then((past) => shown && setPast(past));
    }
    return () => {
      shown = false;
    };
  }, [site, failure]);

  // Who is busy with the page above the card is not torn away from it.
  useEffect(() => {
    if (document.activeElement === document.body)
      ownHeading.current?.focus({ preventScroll: true });
  }, []);

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
    remotes.discard(failure.remote);
    const isRenewed = isUnlisted && (await readRegistryAgain?.().catch(() => false));
    if (isRenewed) return;
    await retry();
    setBusy(false);
  };

  return (
    <div className={styles.place} data-place={place}>
      <Card className={styles.card} role="alert">
        <Orbits className={styles.art} />
        {place === 'below' ? (
          <h2 ref={ownHeading} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
        ) : (
          <PageHeading className={styles.heading}>{heading}</PageHeading>
        )}
        <p className={styles.reason}>
          {isPast ? OUTDATED : failure.isAwaited ? LATE : reasons[failure.kind]}
        </p>
        {process.env.NODE_ENV === 'development' && (
          <pre className={styles.cause}>{causesOf(failure).join('\n\n')}</pre>
        )}
        <div className={styles.ways}>
          {isPast && <Button onClick={() => reloadUnlessHalfFilled()}>Reload</Button>}
          <Button
            ref={button}
            variant={isPast ? 'secondary' : 'primary'}
            onClick={() => void tryAgain()}
            busy={busy}
          >
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

/** For those who work on the section: what went wrong and what caused it, with their stacks. */
function causesOf(error: Error): string[] {
  const { cause } = error;
  if (cause instanceof Error) return [String(error), cause.stack ?? String(cause)];
  return [String(error), ...(cause === undefined ? [] : [String(cause)])];
}
