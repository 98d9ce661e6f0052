import { useEffect } from 'react';
import type { Access } from 'shared/contract';
import { selectLogin, loginEndNoticed, useAppDispatch, useAppSelector } from 'shared/store';
import { accessMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';

/**
 * Shows one toast when the server has ended the login. The gate redirects the visitor from guarded
 * pages; the reason for the end is cleared as soon as a public page is on screen.
 */
export function useLoginEnd(access: Access): void {
  const { ended } = useAppSelector(selectLogin);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (ended === 'expired') {
      toast(accessMessages.loginEnded, { variant: 'warning' });
    }
  }, [ended]);

  useEffect(() => {
    if (ended && access === 'public') dispatch(loginEndNoticed());
  }, [ended, access, dispatch]);
}
