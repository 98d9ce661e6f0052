import { startTransition, useEffect, useRef, useState } from 'react';

/** The width of an element in whole pixels, 0 until it is known. Changes yield to other work. */
export function useElementWidth<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) startTransition(() => setWidth(Math.floor(entry.contentRect.width)));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width] as const;
}
