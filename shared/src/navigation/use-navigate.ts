import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  useNavigate as useRoutersNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router';
import { useNavigation } from './navigation';

/**
 * Like `useNavigate` of React Router's router with loaders, which the host does not use: always returns
 * the same function, whose promise resolves when the new page is on screen.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRoutersNavigate();
  const { settled } = useNavigation();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') void latest.current(to);
      else void latest.current(to, options);
      return settled();
    },
    [settled],
  );
}
