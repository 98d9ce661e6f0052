// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import { useLateQuery, type ApiClient } from '../calls';
import { selectSession, useAppSelector } from 'shared/store';

const none: readonly number[] = [];

const paidIds = ({ resources }: ApiClient) => resources.endpoints.paidIds;

/**
 * Ids of the courses, or webinars, the signed-in visitor has paid for; empty until they are known
 * and for anybody else. Asked in passing: a refused token does not end the session.
 */
export function useOwnedIds(kind: 'course' | 'webinar'): readonly number[] {
  const { token, user } = useAppSelector(selectSession);
  const userId = token ? user?.id : undefined;
  const question = userId === undefined ? null : { kind, user_id: userId, keepsSession: true };
  return useLateQuery(paidIds, question)?.ids ?? none;
}
