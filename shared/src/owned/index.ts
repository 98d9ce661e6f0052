// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import { useEffect, useMemo, useState } from 'react';
import { loadApi, type ApiClient } from '../calls';
import { selectSession, useAppDispatch, useAppSelector } from 'shared/store';

const none: readonly number[] = [];

/**
 * Ids of the courses, or webinars, the signed-in visitor has paid for; empty until they are known
 * and for anybody else. Asked in passing: a refused token does not end the session.
 */
export function useOwnedIds(kind: 'course' | 'webinar'): readonly number[] {
  const { token, user } = useAppSelector(selectSession);
  const userId = token ? user?.id : undefined;
  const [client, setClient] = useState<ApiClient | null>(null);
  const dispatch = useAppDispatch();

  // Most visitors are not signed in, and need no API client for it.
  const isAsked = userId !== undefined;
  useEffect(() => {
    if (isAsked) loadApi().then(setClient, () => {});
  }, [isAsked]);

  const query = useMemo(() => {
    if (!client || userId === undefined) return null;
    const { paidIds } = client.resources.endpoints;
    const question = { kind, user_id: userId, keepsSession: true };
    return { ask: () => paidIds.initiate(question), select: paidIds.select(question) };
  }, [client, userId, kind]);

  useEffect(() => {
    if (!query) return;
    const asked = dispatch(query.ask());
    return () => asked.unsubscribe();
  }, [query, dispatch]);

  return useAppSelector((state) => query?.select(state as never).data?.ids) ?? none;
}
