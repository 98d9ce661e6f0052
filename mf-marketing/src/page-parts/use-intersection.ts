import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `follow` when the element comes onto the screen or leaves it; `margin` widens the screen, such as `600px`. */
export function useIntersection(
  element: RefObject<Element | null>,
  margin: string,
  follow: (entry: IntersectionObserverEntry, observer: IntersectionObserver) => void,
): void {
  const onChange = useEffectEvent(follow);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry && onChange(entry, observer), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
}

/** Calls `arrive` once, when the visitor has come as near to the element as `margin` says. */
export function useNear(
  element: RefObject<Element | null>,
  margin: string,
  arrive: () => void,
): void {
  useIntersection(element, margin, ({ isIntersecting }, observer) => {
    if (!isIntersecting) return;
    observer.disconnect();
    arrive();
  });
}
