/** How the languages of a batch are called; an admin has written them in English: `Hindi and English`. */
export const teachingLanguage = (written: string): string => written;
