import { fileMessages, isActiveName, pdfFault } from 'shared/model/files';
import { HttpError, invalid } from '../../platform/errors';

/**
 * Checks that the content is a whole PDF (ISO 32000). As readers do, it takes up to 1024 bytes before
 * the header and anything after the end. 415 for another kind, 422 if it is damaged or encrypted.
 */
export function checkPdf(content: Buffer, name: string): void {
  const fault = isActiveName(name) ? fileMessages.notPdf : pdfFault(content.length, content);
  if (fault === fileMessages.notPdf) throw new HttpError(415, fault, { errors: { file: [fault] } });
  if (fault) throw invalid({ file: [fault] });
  // One character for each byte.
  const text = content.toString('latin1');
  if (!text.includes('%%EOF')) throw invalid({ file: [fileMessages.damagedPdf] });
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) {
    throw invalid({ file: [fileMessages.encryptedPdf] });
  }
}
