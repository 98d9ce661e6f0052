import { useEffect } from 'react';
import type { Access } from 'shared/remote';
import { selectSession, sessionEndNoticed, useAppDispatch, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';

/**
 * Says once that the server ended the session. The gate takes the visitor out of guarded sections;
 * why the session ended is forgotten as soon as the page on screen is a public one.
 */
export function useSessionEnd(access: Access): void {
  const { ended } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (ended === 'expired') {
      toast('Your session has ended. Please log in again.', { variant: 'warning' });
    }
  }, [ended]);

  useEffect(() => {
    if (ended && access === 'public') dispatch(sessionEndNoticed());
  }, [ended, access, dispatch]);
}
