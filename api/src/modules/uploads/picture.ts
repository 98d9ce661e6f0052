import sharp from 'sharp';
import { HttpError } from '../../platform/errors';

const MOST_PIXELS = 25_000_000;
const LARGEST_SIDE = 1024;

// All other decoders are blocked, so that an uploaded file cannot reach their code.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const kinds = {
  jpeg: { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], starts: [0xff, 0xd8, 0xff] },
  png: { extensions: ['png'], starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  webp: { extensions: ['webp'], starts: [0x52, 0x49, 0x46, 0x46] },
} as const;

/**
 * Encodes the picture again as WebP: no metadata, no data hidden after its end, at most 1024 pixels a
 * side. Also returns its size, e.g. `1024x576`. 415 for anything but a JPEG, PNG or WebP picture.
 */
export async function cleanPicture(
  content: Buffer,
  fileName: string,
): Promise<{ picture: Buffer; size: string }> {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const kind = Object.values(kinds).find(({ extensions }) =>
    extensions.some((known) => known === extension),
  );
  if (!kind || !kind.starts.every((byte, index) => content[index] === byte)) throw notAPicture();
  try {
    const { data, info } = await sharp(content, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .rotate()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, size: `${info.width}x${info.height}` };
  } catch {
    throw notAPicture();
  }
}

export const notAPicture = (): HttpError =>
  new HttpError(415, 'Please choose a JPEG, PNG or WebP picture.');
