let openDialogs = 0;

/** Marks the document while at least one dialog is open; global.css blurs the page behind it then. */
export const holdPageBehindDialog = () => {
  openDialogs += 1;
  document.documentElement.dataset.dialogOpen = '';
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) delete document.documentElement.dataset.dialogOpen;
  };
};
