import { Art, type ArtProps } from './Art';

type Point = [x: number, y: number];

const square = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];

const row = (count: number, y = 0): Point[] =>
  Array.from({ length: count }, (_, index) => [(index - (count - 1) / 2) * 8.5, y]);

/** Each number as the dots of the traditional diagram: odd numbers hollow, even numbers filled. */
const dots: Record<number, Point[]> = {
  1: row(1),
  2: row(2),
  3: row(3),
  4: [...row(2, -5), ...row(2, 5).reverse()],
  5: [
    [0, -8.5],
    [8.5, 0],
    [0, 8.5],
    [-8.5, 0],
    [0, 0],
  ],
  6: [...row(3, -5), ...row(3, 5).reverse()],
  7: [...row(3, -8), ...row(1), ...row(3, 8).reverse()],
  8: [...row(4, -5), ...row(4, 5).reverse()],
  9: [...row(3, -8.5), ...row(3).reverse(), ...row(3, 8.5)],
};

/** The magic square of numerology: every line adds up to fifteen. */
export function LoShuGrid(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -100 200 200">
      <path d="M-97-97H97V97H-97Z" opacity=".5" />
      <path d="M-93-93H93V93H-93Z" />
      <path d="M-31-93V93M31-93V93M-93-31H93M-93 31H93" />
      <path
        d="M-93-93 93 93M93-93-93 93M-62-93V93M0-93V93M62-93V93"
        strokeDasharray="1 5"
        opacity=".45"
      />
      {square.flatMap((numbers, line) =>
        numbers.map((number, column) => {
          const points = dots[number] ?? [];
          const odd = number % 2 === 1;
          return (
            <g key={number} transform={`translate(${(column - 1) * 62} ${(line - 1) * 62})`}>
              <circle r="25" opacity=".3" />
              <text y="-3" fontSize="21">
                {number}
              </text>
              <g transform="translate(0 12) scale(.62)">
                <path d={`M${points.join('L')}`} opacity=".7" />
                {points.map(([x, y]) => (
                  <circle
                    key={`${x},${y}`}
                    cx={x}
                    cy={y}
                    r="2.3"
                    fill={odd ? 'var(--surface, none)' : 'currentColor'}
                  />
                ))}
              </g>
            </g>
          );
        }),
      )}
    </Art>
  );
}
