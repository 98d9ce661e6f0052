import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onNear` once, when the visitor has come as near to the element as `margin` says, such as `600px`. */
export function useNear(
  element: RefObject<Element | null>,
  margin: string,
  onNear: () => void,
): void {
  const arrive = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        arrive();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
}
