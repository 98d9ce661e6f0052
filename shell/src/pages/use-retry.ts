import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens the current address once more: whatever of it failed to load is fetched again. */
export function useRetry(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  return useCallback(async () => {
    await navigate({ pathname, search, hash }, { replace: true, state });
  }, [navigate, pathname, search, hash, state]);
}
