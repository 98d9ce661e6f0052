import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logoutMessages } from '../model/messages';
import { paths } from '../model/paths';
import { signedOut, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';
import { send } from 'shared/calls';

const logoutCall = () => send({ name: 'logout', url: '/logout', method: 'POST' });

/**
 * Logs out on the server, then clears local storage and opens the home page, also
 * if the server call fails.
 */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const running = useRef(false);

  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    const result = await logoutCall();
    dispatch(signedOut());
    if (result.error) toast(logoutMessages.failure, { variant: 'error' });
    else toast(logoutMessages.success, { variant: 'success' });
    await navigate(paths.home());
    running.current = false;
  }, [dispatch, navigate]);
}
