import type { ReactNode } from 'react';
import { readFailure } from 'shared/calls';
import { PageHeading, Skeleton } from 'shared/ui';
import { EmptyState, Loaded, type LoadResult } from 'shared/ui/lists';
import { useFailureToast } from '../lists/use-failure-toast';
import styles from './Panel.module.css';

interface PartProps<Data> {
  heading?: ReactNode;
  /** What is loaded, for messages: 'The order'. */
  what: string;
  /** Shown after a 404; left out if the thing always exists. */
  missing?: ReactNode;
  result: LoadResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of a page with what is loaded for it, its skeleton or why there is none. */
export function Part<Data>({ heading, what, result, ...shown }: PartProps<Data>) {
  return (
    <div className={styles.details} aria-busy={result.isFetching}>
      {heading && <PageHeading>{heading}</PageHeading>}
      <Loaded
        {...shown}
        result={result}
        skeleton={<Skeleton shape="row" count={6} />}
        failure={`${what} could not be loaded.`}
        failureTone="info"
      />
    </div>
  );
}

interface DetailProps<Data> extends Omit<PartProps<Data>, 'missing'> {
  /** The title shown after a 404; left out if the thing always exists. */
  unknown?: string;
}

/** A page about one thing; a toast says too that it could not be loaded. */
export function Detail<Data>({ unknown, ...part }: DetailProps<Data>) {
  const { what, result } = part;
  const isUnknown = unknown !== undefined && readFailure(result.error).status === 404;
  useFailureToast(isUnknown ? null : result.error, { failure: `${what} could not be fetched.` });
  return <Part {...part} missing={unknown && <EmptyState title={unknown} />} />;
}
