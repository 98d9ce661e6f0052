import { siteName } from 'shared/model/config';

/** Of the page with all that is kept of a person. */
export const texts = {
  title: (name: string) => `What ${siteName} keeps of ${name}`,
  made: (time: string, reader: string) => `Made on ${time} for ${reader}.`,
  storedAs: (table: string) => `Stored as ${table}.`,
};
