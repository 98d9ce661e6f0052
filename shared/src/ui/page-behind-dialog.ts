let openDialogs = 0;

/** To be asked before a dialog is inserted: after it, the browser would lay the page out to answer. */
export const pageHasScrollBar = (): boolean =>
  document.documentElement.clientWidth < window.innerWidth;

/**
 * Marks the document while at least one dialog is open; global.css blurs the page behind it then, and
 * keeps the place of its scroll bar if there was one.
 */
export const holdPageBehindDialog = (hasScrollBar: boolean) => {
  const page = document.documentElement;
  openDialogs += 1;
  if (openDialogs === 1) {
    page.dataset.dialogOpen = hasScrollBar ? 'beside-scroll-bar' : '';
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) delete page.dataset.dialogOpen;
  };
};
