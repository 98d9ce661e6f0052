import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Thread } from 'shared/model/schemas';
import { Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import { onWaiting } from '../offline/waiting';
import { AskButton } from './AskButton';
import { useStudentThreadsQuery } from './question-endpoints';
import styles from './Threads.module.css';
import { texts } from './texts';

const Threads = lazy(async () => ({ default: (await import('./Threads')).Threads }));

interface QuestionsProps {
  kind: Thread['kind'];
  productId: number;
  title: string;
}

const WaitingQuestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "student-offline" */ './WaitingQuestions'))
    .WaitingQuestions,
}));

/** The own questions about a course or webinar, with the answers. */
export function Questions({ kind, productId, title }: QuestionsProps) {
  const result = useStudentThreadsQuery({});
  const { refetch } = result;
  // What was sent when the network came back is in the list.
  useEffect(() => onWaiting(() => void refetch()), [refetch]);
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLoaded = result.currentData !== undefined;
  // The questions are not there yet when the page opens, and then the host scrolls to its top.
  useEffect(() => {
    if (!isLoaded || hash !== '#questions') return;
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash]);
  const isOf = (thread: Thread) => thread.kind === kind && thread.product_id === productId;
  return (
    <div id="questions" ref={place} className={styles.target}>
      <DashboardSection
        heading={texts.heading}
        tools={<AskButton of={{ kind, product_id: productId }} about={title} />}
      >
        <Suspense fallback={null}>
          <WaitingQuestions kind={kind} productId={productId} />
        </Suspense>
        <Loaded
          result={result}
          loading={texts.loading}
          skeleton={<Skeleton shape="row" />}
          failure={texts.failure}
        >
          {(all) =>
            all.some(isOf) ? (
              <Suspense fallback={<Skeleton shape="row" />}>
                <Threads threads={all.filter(isOf)} />
              </Suspense>
            ) : (
              <p>{texts.none}</p>
            )
          }
        </Loaded>
      </DashboardSection>
    </div>
  );
}
