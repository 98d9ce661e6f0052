import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { toast } from '../toast';
import { useAppDispatch } from '../store/hooks';
import { signedOut } from '../store/session-slice';
import { api } from './client';

const { useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/logout', method: 'POST' }) }),
  }),
});

/** Tells the server, then clears local storage and goes home, also when the server fails. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const running = useRef(false);

  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    const result = await logout();
    dispatch(signedOut());
    if (result.error) toast('Logout failed. Logging out locally.', { variant: 'error' });
    else toast('Logged out successfully.', { variant: 'success' });
    await navigate(paths.home());
    running.current = false;
  }, [logout, dispatch, navigate]);
}
