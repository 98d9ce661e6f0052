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
  const [held, setHeld] = useState<Transition | null>(null);
  const release = useRef(() => {});

  useEffect(() => {
    if (!shouldBlock) return;
    release.current = block(setHeld);
    return () => {
      release.current();
      setHeld(null);
    };
  }, [block, shouldBlock]);

  return {
    state: held ? 'blocked' : 'unblocked',
    reset: () => setHeld(null),
    proceed: () => {
      release.current();
      setHeld(null);
      held?.retry();
    },
  };
}
