import { fileMessages, isActiveName, pdfFault } from 'shared/model/files';
import { HttpError, invalid } from '../../platform/errors';

/** Checks that the content is a whole PDF. 415 for another kind, 422 if it is damaged or encrypted. */
export function checkPdf(content: Buffer, name: string): void {
  const fault = isActiveName(name) ? fileMessages.notPdf : pdfFault(content.length, content);
  if (fault === fileMessages.notPdf) throw new HttpError(415, fault, { errors: { file: [fault] } });
  if (fault) throw invalid({ file: [fault] });
}
