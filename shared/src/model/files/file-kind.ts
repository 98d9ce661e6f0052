import { fileMessages } from './file-messages';
import { LARGEST_FILE } from './largest-file';

export type PictureKind = 'jpeg' | 'png' | 'webp';
export type FileKind = PictureKind | 'heic' | 'gif' | 'pdf' | 'markup';

/** The bytes from which the kind of a file can be told. Readers accept 1024 bytes before a PDF's header. */
export const FILE_START = 1024 + 5;

/** The kind of a file by its content, whatever its name or media type; null for any other kind. */
export function fileKind(start: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...start.subarray(0, FILE_START));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (/^[^]{4}ftyp(hei|hev|mif1|msf1)/.test(text)) return 'heic';
  if (text.startsWith('GIF8')) return 'gif';
  // Before the PDF: a page that also contains a PDF is a page.
  if (/<(!doctype|html|head|body|script|svg|\?xml)/i.test(text)) return 'markup';
  return text.includes('%PDF-') ? 'pdf' : null;
}

/** Names of files that a browser would run. No picture or PDF has one by mistake. */
export const isActiveName = (name: string): boolean =>
  /\.(x?html?|xml|svgz?|m?js|php)$/i.test(name);

const isPictureKind = (kind: FileKind | null): kind is PictureKind =>
  kind === 'jpeg' || kind === 'png' || kind === 'webp';

/** Why a file is not taken as a picture, by its size and first bytes; null if nothing is wrong so far. */
export function pictureFault(size: number, start: Uint8Array): string | null {
  if (size === 0) return fileMessages.empty;
  if (size > LARGEST_FILE) return fileMessages.tooLarge;
  const kind = fileKind(start);
  if (kind === 'heic') return fileMessages.heic;
  return isPictureKind(kind) ? null : fileMessages.notPicture;
}

/**
 * Why a file is not taken as a PDF (ISO 32000), by its size and content. As readers do, it takes up to 1024 bytes before
 * the header and anything after the end.
 */
export function pdfFault(size: number, content: Uint8Array): string | null {
  if (size === 0) return fileMessages.empty;
  if (size > LARGEST_FILE) return fileMessages.tooLarge;
  if (fileKind(content) !== 'pdf') return fileMessages.notPdf;
  const text = new TextDecoder('latin1').decode(content);
  if (!text.includes('%%EOF')) return fileMessages.damagedPdf;
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text) ? fileMessages.encryptedPdf : null;
}
