/** The greatest size of an uploaded file, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;
