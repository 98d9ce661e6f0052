/** The file types that the file dialog offers first. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
