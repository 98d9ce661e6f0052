import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { toReturnState } from 'shared/navigation-state';
import type { Access } from 'shared/remote';
import { selectSession, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { gate, type GateDecision } from './gate';

/** Shows a guarded page only while the session may see it, also when the session ends meanwhile. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { name } = useParams();
  const decision = gate(access, name, useAppSelector(selectSession));
  return decision.show ? children : <GateRedirect decision={decision} />;
}

/**
 * Goes where the gate points, with its message, keeping the refused location where it says so. No
 * message means that the page had been open until the session ended: the login goes on there.
 */
export function GateRedirect({ decision }: { decision: GateDecision & { show: false } }) {
  const { pathname, search, hash } = useLocation();
  const { to, message, keepLocation } = decision;

  useEffect(() => {
    if (message) toast(message, { variant: 'error' });
  }, [message]);

  // `Navigate` sets out again for every new state object, which would never end.
  const state = useMemo(
    () => (keepLocation ? toReturnState({ pathname, search, hash }, message === null) : undefined),
    [keepLocation, message, pathname, search, hash],
  );
  return <Navigate to={to} replace state={state} />;
}
