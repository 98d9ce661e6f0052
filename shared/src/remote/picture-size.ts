/** Of the pictures that are drawn for shared links: `scripts/src/content/draw-sharing-pictures.ts`. */
const DRAWN = [1200, 630] as const;

/**
 * Width and height of a sharing picture in pixels, as its address tells them: that of an uploaded one
 * ends in `-1024x576.webp`. `null` where it tells nothing.
 */
export function pictureSize(address: string): readonly [number, number] | null {
  if (address.startsWith('/og/')) return DRAWN;
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}
