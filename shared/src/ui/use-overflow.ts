import { useEffect, useRef, useState } from 'react';

/** Whether an element's content is wider than the element; follows changes of both. */
export function useOverflow<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const outer = element.current;
    if (!outer?.firstElementChild) return;
    const observer = new ResizeObserver(() => setOverflows(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(outer.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return [element, overflows] as const;
}
