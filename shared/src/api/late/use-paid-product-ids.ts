// Singletons are imported by package name (`shared/store`), so that a remote uses the host's
// instance and not its own copy.
import type { ApiClient } from './load-api';
import { useOptionalQuery } from './use-optional-query';
import { selectSession, useAppSelector } from 'shared/store';

const none: readonly number[] = [];

const paidIds = ({ resources }: ApiClient) => resources.endpoints.paidIds;

/**
 * Ids of the courses or webinars that the signed-in user has paid for; empty until they are loaded,
 * and without a signed-in user. A refused token does not end the session.
 */
export function usePaidProductIds(kind: 'course' | 'webinar'): readonly number[] {
  const { token, user } = useAppSelector(selectSession);
  const userId = token ? user?.id : undefined;
  const question = userId === undefined ? null : { kind, user_id: userId, keepsSession: true };
  return useOptionalQuery(paidIds, question)?.ids ?? none;
}
