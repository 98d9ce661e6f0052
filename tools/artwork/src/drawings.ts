/** SVG line drawings around the point 0 0. They use the stroke and the colour of their parent element. */

const DOT = 'fill="currentColor" stroke="none"';

const point = (angle: number, radius: number) => {
  const radians = (angle * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(1)} ${(radius * Math.sin(radians)).toFixed(1)}`;
};

/** 27 long and 81 short ticks between two rings, for the 27 nakshatras and their padas. */
export function wheel(): string {
  const ticks = Array.from({ length: 108 }, (_, index) => {
    const angle = (index * 360) / 108;
    const inner = index % 4 === 0 ? 176 : 184;
    return `M${point(angle, inner)}L${point(angle, 190)}`;
  }).join('');
  return `<circle r="190"/><circle r="170"/><path d="${ticks}"/>`;
}

const loShu = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];
const CELL = 74;

/** The nine cells; `draw` gives the content of each for its number. */
function loShuGrid(draw: (number: number, x: number, y: number) => string): string {
  const cells = loShu.flatMap((row, y) =>
    row.map((number, x) => draw(number, (x - 1) * CELL, (y - 1) * CELL)),
  );
  return (
    '<path d="M-111-111H111V111H-111ZM-37-111V111M37-111V111M-111-37H111M-111 37H111"/>' +
    cells.join('')
  );
}

export function loShuInNumbers(): string {
  return loShuGrid((number, x, y) => `<text x="${x}" y="${y + 17}">${number}</text>`);
}

/** A chain of dots for each number, as in the oldest pictures of the Lo Shu. Needs no font. */
export function loShuInDots(): string {
  return loShuGrid((number, x, y) => {
    const dots = Array.from({ length: number }, (_, index) => {
      const [dx, dy] =
        number === 1 ? ['0', '0'] : point((index * 360) / number - 90, 23).split(' ');
      return [x + Number(dx), y + Number(dy)].map((value) => value.toFixed(1)).join(' ');
    });
    const stars = dots
      .map((dot) => dot.split(' '))
      .map(([cx, cy]) => `<circle ${DOT} cx="${cx}" cy="${cy}" r="3.6"/>`)
      .join('');
    return (number > 1 ? `<path d="M${dots.join('L')}Z"/>` : '') + stars;
  });
}

/** The North Indian birth chart. */
export function birthChart(): string {
  return (
    '<path d="M-115-115H115V115H-115Z' +
    'M-115-115L115 115M115-115L-115 115M0-115L115 0L0 115L-115 0Z"/>'
  );
}

/** Seven orbits with one planet on each. The positions are not those of a real date. */
export function orbits(): string {
  return [205, 80, 320, 140, 265, 30, 175]
    .map((angle, index) => {
      const radius = 30 + index * 21;
      const [cx, cy] = point(angle, radius).split(' ');
      return `<circle r="${radius}"/><circle ${DOT} cx="${cx}" cy="${cy}" r="${5 + (index % 3) * 2}"/>`;
    })
    .join('');
}

/** Nine rings of nine marks; each ring has one more filled mark than the ring inside it. */
export function numberRings(): string {
  return Array.from({ length: 9 }, (_, ring) =>
    Array.from({ length: 9 }, (_, mark) => {
      const [cx, cy] = point(mark * 40 + ring * 8 - 90, 38 + ring * 15).split(' ');
      const lit = mark <= ring ? ` ${DOT}` : '';
      return `<circle${lit} cx="${cx}" cy="${cy}" r="${3 + ring * 0.45}"/>`;
    }).join(''),
  ).join('');
}

/** A generator of pseudorandom numbers from 0 up to 1, the same sequence for the same text. */
export function scatter(text: string): () => number {
  let state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0,
    2166136261,
  );
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The constellation of a person: seven stars in a ring around the monogram, and a moon. */
export function constellation(name: string): string {
  const next = scatter(name);
  const start = next() * 360;
  const stars = Array.from({ length: 7 }, (_, index) =>
    point(start + index * 51 + next() * 24, 88 + next() * 24),
  );
  const dots = stars
    .map((star) => star.split(' '))
    .map(
      ([cx, cy]) => `<circle ${DOT} cx="${cx}" cy="${cy}" r="${(2.4 + next() * 4).toFixed(1)}"/>`,
    )
    .join('');
  const [cx, cy] = point(next() * 360, 134).split(' ');
  return `<path d="M${stars.join('L')}" opacity=".5"/>${dots}<circle ${DOT} cx="${cx}" cy="${cy}" r="8"/>`;
}

/** Sixty strokes between the two rings of a medallion. */
export function rim(): string {
  const ticks = Array.from(
    { length: 60 },
    (_, index) => `M${point(index * 6, 140)}L${point(index * 6, 145)}`,
  ).join('');
  return `<circle r="145"/><circle r="134" opacity=".6"/><path d="${ticks}" opacity=".7"/>`;
}

/** The first letters of the first and the last name, without titles such as "Dr." */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.[0]?.toLocaleUpperCase('en-IN') ?? '').join('');
}
