import { useMemo, useState } from 'react';
import { selectSession, useAppSelector } from 'shared/store';
import type { Check } from 'shared/validation';
import type { Billing } from './billing';

/**
 * The rules of a checkout for this buyer. The signed-in need no password, their account has one; should
 * the server refuse the order without it, because the session has ended, the form asks for it.
 */
export function useBillingChecks(checks: readonly Check<Billing>[]) {
  const { token, user } = useAppSelector(selectSession);
  const [refused, setRefused] = useState(false);
  const asksPassword = token === null || user === null || refused;

  return {
    asksPassword,
    checks: useMemo(
      () => (asksPassword ? checks : checks.filter(({ field }) => field !== 'password')),
      [asksPassword, checks],
    ),
    /** Looks for the password among the fields that the server refused. */
    noticeRefusal: (errors: Record<string, unknown>) => {
      if ('password' in errors) setRefused(true);
    },
  };
}
