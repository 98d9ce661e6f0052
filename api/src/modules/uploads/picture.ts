import sharp, { type Metadata } from 'sharp';
import { fileMessages, isActiveName, pictureFault } from 'shared/model/files';
import { HttpError, invalid } from '../../platform/errors';
import { concurrencyLimiter } from '../../platform/limits/concurrency-limiter';

const MOST_PIXELS = 100_000_000;
const LARGEST_SIDE = 1024;

/** Limits how many pictures are encoded at once: some formats are unpacked whole before they shrink. */
const drawn = concurrencyLimiter(4, 40);
const MANY_PIXELS = 25_000_000;
const drawnLarge = concurrencyLimiter(1, 10);

// All other decoders are blocked, so that an uploaded file cannot reach their code.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Encodes the picture again as WebP: no metadata, no data hidden after its end, at most 1024 pixels a
 * side. Also returns its size, e.g. `1024x576`. 415 for anything but a JPEG, PNG or WebP picture, told
 * by its content; 422 if it is damaged or has more than 100 megapixels.
 */
export async function cleanPicture(
  content: Buffer,
  fileName: string,
): Promise<{ picture: Buffer; size: string }> {
  const fault = isActiveName(fileName)
    ? fileMessages.notPicture
    : pictureFault(content.length, content);
  if (fault === fileMessages.empty) throw invalid({ file: [fault] });
  if (fault) throw new HttpError(415, fault);
  const { width, height, orientation } = await headerOf(content);
  const pixels = width * height;
  if (pixels > MOST_PIXELS) throw invalid({ file: [fileMessages.tooManyPixels] });
  const limit = pixels > MANY_PIXELS ? drawnLarge : drawn;
  return limit(() => encoded(content, orientation));
}

async function headerOf(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch {
    throw damaged();
  }
}

async function encoded(
  content: Buffer,
  orientation: number | undefined,
): Promise<{ picture: Buffer; size: string }> {
  try {
    // Shrinks while it reads, and turns afterwards: to turn it, the whole picture must be in memory.
    const small = await sharp(content, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    })
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .withMetadata({ orientation: orientation ?? 1 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { data, info } = await sharp(small)
      .autoOrient()
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, size: `${info.width}x${info.height}` };
  } catch {
    throw damaged();
  }
}

const damaged = (): HttpError => invalid({ file: [fileMessages.damagedPicture] });
