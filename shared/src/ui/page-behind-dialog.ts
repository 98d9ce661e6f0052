let openDialogs = 0;

/**
 * Call this before a dialog is inserted: afterwards, the browser would have to
 * lay out the page to answer.
 */
export const pageHasScrollBar = (): boolean =>
  document.documentElement.clientWidth < window.innerWidth;

/**
 * Marks the document while at least one dialog is open, and returns a function that ends
 * this. With the mark, global.css blurs the page behind the dialog and keeps the space of its
 * scroll bar, if it has one.
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
