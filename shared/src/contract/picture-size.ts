/** Size of the pictures for shared links that `tools/artwork/src/draw-sharing-pictures.ts` draws. */
const DRAWN = [1200, 630] as const;

/**
 * Width and height of a sharing picture in pixels, read from its address: the address of an uploaded
 * picture ends in `-1024x576.webp`. `null` if the address contains no size.
 */
export function pictureSize(address: string): readonly [number, number] | null {
  if (address.startsWith('/og/')) return DRAWN;
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}
