import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from './texts';
import styles from './ToastArea.module.css';

/** Space between the toasts and the field that they would cover, in pixels. */
const CLEARANCE = 16;

/** On a small screen, several toasts form a pile that shows only the newest; a button opens the pile. */
export function ToastPile({ region }: { region: HTMLElement }) {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const recount = () => {
      const shown = region.querySelectorAll('[data-toast]').length;
      setCount(shown);
      if (shown < 2) setOpen(false);
      requestAnimationFrame(uncover);
    };
    const uncover = () => uncoverFocus(region);
    const observer = new MutationObserver(recount);
    observer.observe(region, { childList: true, subtree: true });
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
    };
  }, [region]);

  useEffect(() => {
    if (count > 1) region.dataset.pile = open ? 'open' : 'closed';
    else delete region.dataset.pile;
  }, [region, count, open]);

  if (count < 2) return null;
  return createPortal(
    <button
      type="button"
      className={styles.pile}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {open ? texts.showNewest(count) : texts.showAll(count)}
    </button>,
    region,
  );
}

/** Scrolls the focused field out from under the toasts, with the headings right above it. */
function uncoverFocus(region: HTMLElement): void {
  // While the pointer is down, a scroll would move what is pressed away from under it, and the click would be lost.
  if (document.documentElement.matches(':active')) return;
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return;
  const field = focused.getBoundingClientRect();
  const covering = [...region.querySelectorAll('[data-toast], button')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < field.right && right > field.left);
  if (covering.length === 0) return;
  const bottom = Math.max(...covering.map((rect) => rect.bottom));
  const top = Math.min(...covering.map((rect) => rect.top));
  const page = focused.closest('dialog');
  const headings = [...(page ?? document).querySelectorAll('h1, h2, h3, legend')]
    .map((heading) => heading.getBoundingClientRect())
    .filter((heading) => heading.bottom <= field.top)
    .reverse();
  let down = 0;
  for (const rect of [field, ...headings]) {
    const isCovered = rect.top + down < bottom && rect.bottom + down > top;
    const needed = bottom + CLEARANCE - rect.top;
    // The field itself stays in sight.
    if (isCovered && field.bottom + needed < window.innerHeight) down = needed;
  }
  if (down !== 0) (page ?? window).scrollBy({ top: -down });
}
