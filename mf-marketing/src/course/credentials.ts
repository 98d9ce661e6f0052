/** SAMPLE: the credentials of an Astro-Guru, one per line, by name. */
export const credentials: Readonly<Record<string, readonly string[] | undefined>> = {
  'Ritu Khandelwal': [
    'Fourteen years of practice in Jaipur',
    'More than 5,000 charts read',
    'Formerly a teacher of accounts',
  ],
  'Acharya Devendra Shukla': [
    'Jyotish Acharya, Varanasi',
    'Nineteen years of teaching',
    'More than 8,000 birth charts judged',
  ],
};
