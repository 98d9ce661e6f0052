import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` after each render with another value than the one before; not after the first. */
export function useChange<Value>(value: Value, act: (before: Value) => void): void {
  const shown = useRef(value);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    const before = shown.current;
    if (before === value) return;
    shown.current = value;
    onChange(before);
  }, [value]);
}
