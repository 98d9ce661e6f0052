import { indianDay } from '../../platform/indian-time';
import { newLetters } from '../../platform/secrets';

/** `NK-261120-7K3QX9PMTW`: the Indian day and ten random characters that cannot be misread. */
export const newOrderNumber = (at: Date): string =>
  `NK-${indianDay(at).slice(2).replaceAll('-', '')}-${newLetters(10)}`;
