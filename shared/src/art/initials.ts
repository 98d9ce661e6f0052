/** The first letters of the first and the last name, without titles such as "Dr." */
export const initials = (name: string) => {
  const words = name
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('.') && !word.startsWith('('));
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-IN') ?? '').join('');
};
