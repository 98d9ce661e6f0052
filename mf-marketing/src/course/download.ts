/** Saves a file of the site under its own name. */
export const download = (address: string) => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
