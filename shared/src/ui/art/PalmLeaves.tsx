import { Art, type ArtProps } from './Art';
import { seededRandom } from './seeded-random';

const leaf =
  'M-94 0C-90-11-84-13-72-13H72C84-13 90-11 94 0 90 11 84 13 72 13H-72C-84 13-90 11-94 0Z';

/** Lines of writing, drawn as dashes of uneven length. */
const writing = (seed: string) => {
  const random = seededRandom(seed);
  return [-6, 0, 6]
    .map((y) => {
      let strokes = '';
      for (let x = -70; x < 66; x += 3) {
        const length = 3 + Math.floor(random() * 9);
        if (x < -6 - length || x > 6) strokes += `M${x} ${y}h${Math.min(length, 70 - x)}`;
        x += length;
      }
      return strokes;
    })
    .join('');
};

/** Palm-leaf manuscripts. */
export function PalmLeaves(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -88 200 176">
      <g fill="var(--surface, none)">
        {[-48, -16, 16, 48].map((y, index) => (
          <g
            key={y}
            transform={`translate(${index % 2 ? 3 : -3} ${y}) rotate(${[-3, 2, -1.5, 3][index]})`}
          >
            <path d={leaf} />
            <path d={writing(`leaf ${index}`)} opacity=".6" />
            <circle r="2.3" />
          </g>
        ))}
        <path d="M-2-76C6-54-8-30 1-16S-6 30 3 48 0 72 6 84" strokeWidth="1.5" fill="none" />
      </g>
    </Art>
  );
}
