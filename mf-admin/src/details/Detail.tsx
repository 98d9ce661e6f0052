import type { ReactNode } from 'react';
import { readFailure } from 'shared/calls';
import { EmptyState, Loading, Skeleton } from 'shared/ui';
import styles from './Panel.module.css';
import { LoadFailed } from '../lists/LoadFailed';
import { useFailureToast } from '../lists/use-failure-toast';

interface DetailProps<Data> {
  heading: ReactNode;
  /** What is loaded, for messages: 'The order'. */
  what: string;
  /** The title shown after a 404; left out if the thing always exists. */
  unknown?: string;
  result: { currentData?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A page about one thing: its heading, and the thing, its skeleton or a failure. */
export function Detail<Data>({ heading, what, unknown, result, children }: DetailProps<Data>) {
  // `data` would still hold the thing that the page was about before.
  const { currentData: data, error, isFetching, refetch } = result;
  const isUnknown = unknown !== undefined && readFailure(error).status === 404;
  useFailureToast(isUnknown ? null : error, { failure: `${what} could not be fetched.` });
  return (
    <div className={styles.details} aria-busy={isFetching}>
      {heading}
      {data !== undefined && !error && children(data)}
      {isUnknown && <EmptyState title={unknown} />}
      {Boolean(error) && !isUnknown && !isFetching && (
        <LoadFailed what={what} onRetry={() => refetch()} />
      )}
      {data === undefined && (!error || isFetching) && !isUnknown && (
        <Loading>
          <Skeleton shape="row" count={6} />
        </Loading>
      )}
    </div>
  );
}
