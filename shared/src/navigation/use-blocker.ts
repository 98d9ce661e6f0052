import type { Transition } from 'history';
import { useEffect, useRef, useState } from 'react';
import type { useBlocker as routersBlocker } from 'react-router';
import { useNavigation } from './navigation';

type Blocker = Pick<ReturnType<typeof routersBlocker>, 'state' | 'reset' | 'proceed'>;

/**
 * Like React Router's `useBlocker` with a boolean: holds back every navigation while `shouldBlock`.
 * React Router's own needs its router with loaders, which the host does not use.
 */
export function useBlocker(shouldBlock: boolean): Blocker {
  const { block } = useNavigation();
  const [attempt, setAttempt] = useState<Transition | null>(null);
  const release = useRef(() => {});

  useEffect(() => {
    if (!shouldBlock) return;
    release.current = block(setAttempt);
    return () => {
      release.current();
      setAttempt(null);
    };
  }, [block, shouldBlock]);

  return {
    state: attempt ? 'blocked' : 'unblocked',
    reset: () => setAttempt(null),
    proceed: () => {
      release.current();
      setAttempt(null);
      attempt?.retry();
    },
  };
}
