/** The file types that the server accepts as a profile picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE_MEGABYTES = 5;

export const WRONG_PICTURE = `Please choose a JPEG, PNG or WebP picture of at most ${MAX_PICTURE_MEGABYTES} MB.`;

/** Checks type and size before the upload; the server checks the content as well. */
export function isPicture({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return (
    PICTURE_TYPES.some((allowed) => allowed === type) &&
    size > 0 &&
    size <= MAX_PICTURE_MEGABYTES * 1024 * 1024
  );
}
