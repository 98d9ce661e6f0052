const nextPicture = () => new Promise(requestAnimationFrame);

/**
 * Lays out what the browser has left out below the screen (global.css), one band in each picture, so
 * that the page goes on answering. From then on, and on every later page, all is laid out at once.
 */
export async function layOutBands(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('whole' in dataset) return;
  for (const band of document.querySelectorAll<HTMLElement>('[data-band]')) {
    await nextPicture();
    band.dataset.band = 'laid out';
  }
  dataset.whole = '';
}
