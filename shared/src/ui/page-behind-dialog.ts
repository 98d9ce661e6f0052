let openDialogs = 0;

/**
 * Marks the document while at least one dialog is open; global.css blurs the page behind it then, and
 * keeps the place of its scroll bar if there was one.
 */
export const holdPageBehindDialog = () => {
  const page = document.documentElement;
  openDialogs += 1;
  if (openDialogs === 1) {
    page.dataset.dialogOpen = page.clientWidth < window.innerWidth ? 'beside-scroll-bar' : '';
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) delete page.dataset.dialogOpen;
  };
};
