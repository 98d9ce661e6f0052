import { useCallback, useState } from 'react';

/**
 * For a call that the visitor makes, such as `loginCall`: returns a function that makes it, and whether
 * the call is in progress.
 */
export function useCall<Arg, Outcome>(
  call: (arg: Arg) => Promise<Outcome>,
): [make: (arg: Arg) => Promise<Outcome>, isLoading: boolean] {
  const [isLoading, setLoading] = useState(false);
  const make = useCallback(
    async (arg: Arg) => {
      setLoading(true);
      try {
        return await call(arg);
      } finally {
        setLoading(false);
      }
    },
    [call],
  );
  return [make, isLoading];
}
