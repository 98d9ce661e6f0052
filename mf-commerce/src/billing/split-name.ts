/** 'Asha Devi Verma' is Asha Devi, Verma; a single word is the first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { first_name: words.join(''), last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}
