import type { ReactNode } from 'react';
import { readFailure } from 'shared/calls';
import { Skeleton } from 'shared/ui';
import { EmptyState, Loaded, type LoadResult } from 'shared/ui/lists';
import { useFailureToast } from '../lists/use-failure-toast';
import styles from './Panel.module.css';

interface DetailProps<Data> {
  heading: ReactNode;
  /** What is loaded, for messages: 'The order'. */
  what: string;
  /** The title shown after a 404; left out if the thing always exists. */
  unknown?: string;
  result: LoadResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A page about one thing: its heading, and the thing, its skeleton or a failure. */
export function Detail<Data>({ heading, what, unknown, result, children }: DetailProps<Data>) {
  const { error, isFetching } = result;
  const isUnknown = unknown !== undefined && readFailure(error).status === 404;
  useFailureToast(isUnknown ? null : error, { failure: `${what} could not be fetched.` });
  return (
    <div className={styles.details} aria-busy={isFetching}>
      {heading}
      <Loaded
        result={result}
        skeleton={<Skeleton shape="row" count={6} />}
        failure={`${what} could not be loaded.`}
        failureTone="info"
        missing={unknown && <EmptyState title={unknown} />}
      >
        {children}
      </Loaded>
    </div>
  );
}
