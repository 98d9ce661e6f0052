import { lazy, Suspense } from 'react';
import type { Thread } from 'shared/model/schemas';
import { Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import { AskButton } from './AskButton';
import { useStudentThreadsQuery } from './question-endpoints';
import { texts } from './texts';

const Threads = lazy(async () => ({ default: (await import('./Threads')).Threads }));

interface QuestionsProps {
  kind: Thread['kind'];
  productId: number;
  title: string;
}

/** The own questions about a course or webinar, with the answers. */
export function Questions({ kind, productId, title }: QuestionsProps) {
  const result = useStudentThreadsQuery({});
  const isOf = (thread: Thread) => thread.kind === kind && thread.product_id === productId;
  return (
    <div id="questions">
      <DashboardSection
        heading={texts.heading}
        tools={<AskButton of={{ kind, product_id: productId }} about={title} />}
      >
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
