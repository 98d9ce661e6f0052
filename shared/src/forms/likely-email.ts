/** The addresses that most visitors have. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
  'live.com',
  'proton.me',
];

/** Real ones that differ by one letter from a common one. */
const real = ['mail.com', 'ymail.com', 'email.com', 'line.com'];

/** The address with a common domain, if its own differs from that by one slip; else null. */
export function likelyEmail(typed: string): string | null {
  const [, name, host = ''] = /^(.+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const domain = host.toLowerCase();
  if (!name || common.includes(domain) || real.includes(domain)) return null;
  const meant = common.find((each) => isOneSlip(domain, each));
  return meant ? `${name}@${meant}` : null;
}

/** One letter too many, missing, wrong, or two neighbours exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const rest = typed.slice(from);
  const wanted = meant.slice(from);
  const [first = '', second = ''] = wanted;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    rest === second + first + wanted.slice(2)
  );
}
