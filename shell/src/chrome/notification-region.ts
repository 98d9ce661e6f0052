import styles from './Notifications.module.css';

/**
 * The region that holds the toasts. It belongs to the page, not to React's tree, because it has to
 * move: a modal dialog makes everything outside itself inert and covers it, so while one is open the
 * region lives in the dialog, lifted to the top layer; after that it is back in the page.
 */
export function createNotificationRegion(): HTMLElement {
  const region = document.createElement('section');
  region.className = styles.region!;
  region.setAttribute('aria-label', 'Notifications');
  // Shown with or without it; only the lift into the top layer needs it.
  region.setAttribute('popover', 'manual');
  return region;
}

/** Puts the region above all that is in the top layer by now. */
export function lift(region: HTMLElement): void {
  // Browsers without popovers still show it, only not always on top. A region that has just gone
  // with its dialog is lifted as soon as it is back in the page.
  if (!region.showPopover || !region.isConnected) return;
  region.hidePopover();
  region.showPopover();
}

/** Keeps the region where it can be seen and used; the answer stops that and removes the region. */
export function keepWithinReach(region: HTMLElement): () => void {
  const place = () => {
    const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentElement === home) return;
    home.append(region);
    lift(region);
  };
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
