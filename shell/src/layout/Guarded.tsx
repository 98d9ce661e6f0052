import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { toReturnState } from 'shared/page';
import type { Access } from 'shared/contract';
import { selectLogin, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { gate, type GateDecision } from '../navigation/gate';
import { PageSkeleton } from '../failures/PageSkeleton';

/** Shows a guarded page while the login may see it, and redirects when the login ends. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { name } = useParams();
  const decision = gate(access, name, useAppSelector(selectLogin));
  return decision.show ? children : <GateRedirect decision={decision} />;
}

/**
 * Redirects as the gate has decided: shows its message, and passes on the refused location if
 * `keepLocation` is set. Without a message, the page was open until the login ended: the login then
 * returns to it.
 */
export function GateRedirect({ decision }: { decision: GateDecision & { show: false } }) {
  const { pathname, search, hash } = useLocation();
  const { to, message, keepLocation } = decision;

  useEffect(() => {
    if (message) toast(message, { variant: 'error' });
  }, [message]);

  // `Navigate` navigates again for every new state object, which would never end.
  const state = useMemo(
    () => (keepLocation ? toReturnState({ pathname, search, hash }, message === null) : undefined),
    [keepLocation, message, pathname, search, hash],
  );
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace state={state} />
    </>
  );
}
