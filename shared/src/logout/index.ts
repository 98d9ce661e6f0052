// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lateCall, useCall } from '../calls';
import { logoutMessages } from '../messages';
import { paths } from '../paths';
import { signedOut, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';

const logoutCall = lateCall(({ resources }) => resources.endpoints.logout.initiate);

/** Tells the server, then clears local storage and goes home, also when the server fails. */
export function useLogout(): () => Promise<void> {
  const [logout] = useCall(logoutCall);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const running = useRef(false);

  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    const result = await logout(undefined);
    dispatch(signedOut());
    if (result.error) toast(logoutMessages.failure, { variant: 'error' });
    else toast(logoutMessages.success, { variant: 'success' });
    await navigate(paths.home());
    running.current = false;
  }, [logout, dispatch, navigate]);
}
