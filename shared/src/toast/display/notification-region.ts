import { texts } from './texts';
import styles from './ToastArea.module.css';

/**
 * The region that holds the toasts. It belongs to the page, not to React's tree, because it has to
 * move: a modal dialog makes everything outside itself inert and covers it. While a dialog is open, the
 * region is inside it, lifted to the top layer; after that it is back in the page.
 */
export function createNotificationRegion(): HTMLElement {
  const region = document.createElement('section');
  region.className = styles.region!;
  region.setAttribute('aria-label', texts.notifications);
  // The region is visible without this attribute too; only `lift` needs it.
  region.setAttribute('popover', 'manual');
  return region;
}

/** Puts the region above everything else in the top layer. */
export function lift(region: HTMLElement): void {
  // Browsers without popovers still show the region, but not always on top. A region that was removed
  // together with its dialog is lifted as soon as it is back in the page.
  if (!region.isConnected) return;
  try {
    region.hidePopover?.();
    region.showPopover?.();
  } catch {
    // It is shown, but not on top.
  }
}

/** The region is not put back twice within this time, in milliseconds. */
const RESTORED_MS = 1000;

/** Keeps the region in the open dialog, or else in the body. Returns a function that removes it. */
export function keepWithinReach(region: HTMLElement): () => void {
  let restored = -Infinity;
  const place = () => {
    const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentElement === home) return;
    if (!region.isConnected) {
      const now = performance.now();
      // An extension that removes it each time would otherwise keep the page busy for good.
      if (now - restored < RESTORED_MS) {
        setTimeout(place, RESTORED_MS);
        return;
      }
      restored = now;
    }
    home.append(region);
    lift(region);
  };
  document.body.append(region);
  place();

  // A dialog marks the document just before it opens, and is a child of the body.
  const observer = new MutationObserver(place);
  observer.observe(document.documentElement, { attributeFilter: ['data-dialog-open'] });
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    region.remove();
  };
}
