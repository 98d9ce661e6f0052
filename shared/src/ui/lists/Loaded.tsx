import type { ReactNode } from 'react';
import { Actions, Button, focusPageHeading, Loading, Notice } from 'shared/ui';
import styles from './Loaded.module.css';
import { loadedTexts as texts } from './texts';

/** The part of a query hook's result that says what can be shown. */
export interface LoadResult<Value> {
  currentData?: Value | undefined;
  /** Why the last attempt failed; its `status` is 404 if there is no such thing. */
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Value> {
  /** A value is shown also while it is fetched again, and if that fails. */
  result: LoadResult<Value>;
  /** What screen readers hear while nothing is loaded yet: 'Loading your orders…'. */
  loading?: string;
  /** What is shown meanwhile, in the shape of the value. */
  skeleton: ReactNode;
  /** A sentence that says what could not be loaded. */
  failure: ReactNode;
  /** `info` if a toast has announced the failure already, or if the page goes on without the value. */
  failureTone?: 'error' | 'info';
  /** The text of the button that tries again. */
  retry?: string;
  /** Another way on, beside the button that tries again. */
  alternative?: ReactNode;
  /** Shown after a 404; left out if the thing always exists. */
  missing?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Something that is loaded: a skeleton, the value, or why there is none, with a button that tries again. */
export function Loaded<Value>({
  result: { currentData, error, isFetching, refetch },
  loading,
  skeleton,
  failure,
  failureTone = 'error',
  retry = texts.tryAgain,
  alternative,
  missing,
  empty,
  children,
}: LoadedProps<Value>) {
  if (missing && !isFetching && isNotFound(error)) return missing;
  if (currentData !== undefined) {
    const isEmpty = Array.isArray(currentData) && currentData.length === 0;
    return empty && isEmpty ? empty : children(currentData);
  }
  if (isFetching) return <Loading label={loading}>{skeleton}</Loading>;

  const tryAgain = () => {
    // The button is removed while the value is fetched.
    focusPageHeading();
    refetch();
  };
  const again = (
    <Button variant="secondary" onClick={tryAgain}>
      {retry}
    </Button>
  );
  const notice = (
    <Notice
      tone={failureTone}
      action={
        alternative ? (
          <Actions>
            {again}
            {alternative}
          </Actions>
        ) : (
          again
        )
      }
    >
      {failure}
    </Notice>
  );
  return failureTone === 'info' ? <div className={styles.beside}>{notice}</div> : notice;
}

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
