import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Orbits } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Card, PageHeading, useWindowEvent } from 'shared/ui';
import type { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import { useNavigation } from 'shared/navigation';
import { isOutdated } from '../registry/outdated';
import { reloadUnlessUnsaved } from '../typed-input/unsaved-input';
import { useFailureOnScreen } from './failure-on-screen';
import { failureTexts as texts } from './texts';
import styles from './FailureCard.module.css';

interface FailureCardProps {
  failure: SectionFailure;
  /** Whether the card replaces a page inside an area; otherwise it replaces the whole page. */
  isInArea?: boolean;
  /** Whether the card is below a prerendered page that stays readable. */
  isBelowPage?: boolean;
  /** Loads what is missing; by default, a navigation to the current address. */
  open?: () => Promise<void>;
}

/** The card that names what could not be loaded, gives the reason and offers ways to continue. */
export function FailureCard({ failure, isInArea = false, isBelowPage, open }: FailureCardProps) {
  const { site, pages, readRegistryAgain } = useSite();
  const { revisit } = useNavigation();
  const retry = open ?? revisit;
  const [busy, setBusy] = useState(false);
  const remote = site.remotes.find(({ name }) => name === failure.remote);
  const isUnlisted = !remote || remote.use.entry === '';
  const what = isInArea || isUnlisted ? texts.thisPage : remote.label;
  const heading = failure.kind === 'disabled' ? texts.isClosed(what) : texts.notLoaded(what);
  useFailureOnScreen(isBelowPage ? null : { heading, isInArea });

  const isOffline = failure.kind === 'offline';
  useWindowEvent('online', () => void retry(), isOffline);

  // A late section opens by itself when it has arrived.
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

  // The files of an outdated version may be gone: then only a page load helps.
  const [isVersionOutdated, setVersionOutdated] = useState(false);
  useEffect(() => {
    let shown = true;
    if (failure.kind !== 'offline' && failure.kind !== 'disabled' && !failure.isTimeout) {
      void isOutdated(site, failure.remote).then((found) => shown && setVersionOutdated(found));
    }
    return () => {
      shown = false;
    };
  }, [site, failure]);

  const tryAgain = async () => {
    setBusy(true);
    pages.discard(failure.remote);
    const isRenewed = isUnlisted && (await readRegistryAgain?.().catch(() => false));
    if (isRenewed) return;
    await retry();
    setBusy(false);
  };

  return (
    <div className={styles.place} data-failure={isBelowPage ? 'below' : ''}>
      <Card className={styles.card} role="alert">
        <Orbits className={styles.art} />
        {isBelowPage ? (
          <h2 ref={takeFocus} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
        ) : (
          <PageHeading className={styles.heading}>{heading}</PageHeading>
        )}
        <p className={styles.reason}>
          {isVersionOutdated
            ? texts.outdated
            : failure.isAwaited
              ? texts.late
              : texts.reasons[failure.kind]}
        </p>
        {process.env.NODE_ENV === 'development' && (
          <pre className={styles.cause}>{causesOf(failure).join('\n\n')}</pre>
        )}
        <div className={styles.ways}>
          {isVersionOutdated && (
            <Button onClick={() => reloadUnlessUnsaved()}>{texts.reload}</Button>
          )}
          <Button
            variant={isVersionOutdated ? 'secondary' : 'primary'}
            onClick={() => void tryAgain()}
            busy={busy}
          >
            {texts.tryAgain}
          </Button>
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {texts.home}
          </Link>
        </div>
      </Card>
    </div>
  );
}

/** Only if nothing has the focus: the visitor may be using the page above the card. */
function takeFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** For developers of the section: the error and its cause, with the stack of the cause. */
function causesOf(error: Error): string[] {
  const { cause } = error;
  if (cause instanceof Error) return [String(error), cause.stack ?? String(cause)];
  return [String(error), ...(cause === undefined ? [] : [String(cause)])];
}
