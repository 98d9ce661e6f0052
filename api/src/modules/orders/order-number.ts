import { indianDay } from '../../platform/indian-time';
import { newLetters } from '../../platform/secrets';

/** Whether a reference at a provider can be one of ours; a payment link made by hand has another one, or none. */
export const isOwnReference = (reference: string): boolean => reference.startsWith('NK-');

/** `NK-261120-7K3QX9PMTW`: the Indian day and ten random characters that cannot be misread. */
export const newOrderNumber = (at: Date): string =>
  `NK-${indianDay(at).slice(2).replaceAll('-', '')}-${newLetters(10)}`;
