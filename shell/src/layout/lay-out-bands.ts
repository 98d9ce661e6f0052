const nextPicture = () => new Promise(requestAnimationFrame);

/**
 * Lays out the bands that the browser has skipped below the screen (bands.css), one in each frame, so
 * that the page keeps responding. After that, and on every later page, all are laid out at once.
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
