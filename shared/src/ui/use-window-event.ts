import { useEffect, useEffectEvent } from 'react';

/** Calls `listen` for each event of this name that reaches the window, while `isOn`. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listen: (event: WindowEventMap[Name]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(listen);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name, isOn]);
}
