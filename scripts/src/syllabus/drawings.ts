/** The cover drawings, as fine lines in the colour of the text around them. */

const point = (angle: number, radius: number) => {
  const radians = (angle * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
};

/** A wheel of 27 long and 81 short ticks between two rings, for the 27 nakshatras and their padas. */
function wheel(): string {
  const ticks = Array.from({ length: 108 }, (_, index) => {
    const angle = (index * 360) / 108;
    const inner = index % 4 === 0 ? 176 : 184;
    return `M${point(angle, inner)}L${point(angle, 190)}`;
  }).join('');
  return `<circle r="190"/><circle r="170"/><path d="${ticks}"/>`;
}

function loShuGrid(): string {
  const rows = [
    [4, 9, 2],
    [3, 5, 7],
    [8, 1, 6],
  ];
  const numbers = rows.flatMap((row, y) =>
    row.map((number, x) => `<text x="${(x - 1) * 74}" y="${(y - 1) * 74 + 17}">${number}</text>`),
  );
  return (
    '<path d="M-111-111H111V111H-111ZM-37-111V111M37-111V111M-111-37H111M-111 37H111"/>' +
    numbers.join('')
  );
}

function birthChart(): string {
  return '<path d="M-115-115H115V115H-115ZM-115-115L115 115M115-115L-115 115M0-115L115 0L0 115L-115 0Z"/>';
}

export function coverDrawing(subject: 'numerology' | 'astrology'): string {
  const centre = subject === 'numerology' ? loShuGrid() : birthChart();
  return `<svg class="drawing" viewBox="-192 -192 384 384" aria-hidden="true">${wheel()}${centre}</svg>`;
}
