import { Art, type ArtProps } from './Art';
import { polar, round } from './geometry';

const steps = (count: number, x: number, y: number, width: number, height: number) =>
  `M${x} ${y}` + `v${round(-height / count)}h${round(width / count)}`.repeat(count);

/** The hour marks of the quadrant beside the great sundial. */
const hourMarks = Array.from({ length: 19 }, (_, index) => {
  const degrees = 207 + index * 3.4;
  return `M${polar(76, degrees)}L${polar(index % 3 ? 80 : 86, degrees)}`;
}).join('');

const windows = [0, 1].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => `M${528 + column * 20} ${114 + row * 24}v-9a6 6 0 0 1 12 0v9z`),
);

/** A pavilion, the great sundial, a cylinder of windows and an armillary sphere. */
function Instruments() {
  return (
    <g fill="var(--surface-sunk)">
      <path d="M18 140V128H142V140M30 128V122H130V128" />
      <path d="M40 122V92H120V122" />
      <path d="M62 122V106Q80 80 98 106V122M40 108Q51 90 62 108M98 108Q109 90 120 108" />
      <path d="M30 92H130L122 84H38Z" />
      <path d="M46 84C44 60 62 52 80 42 98 52 116 60 114 84Z" />
      <path d="M80 42V28M76 36h8M64 84C64 66 72 54 80 42 88 54 96 66 96 84" fill="none" />

      <path d="M404 64A76 76 0 0 0 480 140H404Z" />
      <path d={hourMarks} transform="translate(480 64)" opacity=".8" />
      <path d="M206 140 386 20V140Z" />
      <path d={steps(22, 216, 137, 160, 107)} opacity=".75" fill="none" />
      <path d="M350 140v-30a8 8 0 0 1 16 0v30zM316 140v-19a7 7 0 0 1 14 0v19zM287 140v-10a5.5 5.5 0 0 1 11 0v10z" />
      <path d="M386 140V20H404V140Z" />
      <path d="M384 20V8M406 20V8M381 8H409Q395-8 381 8Z" />

      <path d="M518 140V82H636V140Z" />
      <ellipse cx="577" cy="82" rx="59" ry="9" />
      <path d={windows.join('')} opacity=".8" />
      <path d="M577 82V46M577 46l-3 5h6z" />

      <path d="M694 140Q716 122 738 140Z" />
      <path d="M716 131V118" />
      <circle cx="716" cy="76" r="42" />
      <g transform="rotate(-23 716 76)" fill="none">
        <ellipse cx="716" cy="76" rx="42" ry="12" />
        <ellipse cx="716" cy="76" rx="14" ry="42" opacity=".7" />
        <path d="M716 26V126M676 62Q716 50 756 62M676 90Q716 102 756 90" opacity=".8" />
      </g>
      <circle cx="716" cy="76" r="4" fill="currentColor" />
    </g>
  );
}

/** The instruments of an old Indian observatory: for the lower edge of a section. */
export function Observatory(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="0 -4 800 150">
      <Instruments />
      <path d="M0 140H800" />
      <path d="M0 144H800" opacity=".4" />
    </Art>
  );
}
