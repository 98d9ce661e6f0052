import { Art } from './Art';
import type { ArtProps } from './Art';
import { polar, round } from './geometry';

const steps = (count: number, x: number, y: number, width: number, height: number) =>
  `M${x} ${y}` + `v${round(-height / count)}h${round(width / count)}`.repeat(count);

/** The graduated quadrant beside the great sundial. */
const quadrant = (radius: number, marks: number) =>
  Array.from({ length: marks }, (_, index) => {
    const degrees = 90 + (index * 90) / (marks - 1);
    const [x1, y1] = polar(radius, degrees);
    const [x2, y2] = polar(radius - (index % 3 ? 3 : 6), degrees);
    return `M${x1} ${y1}L${x2} ${y2}`;
  }).join('');

/** The instruments of an old Indian observatory along the horizon: for the lower edge of a band. */
export const Observatory = (frame: ArtProps) => (
  <Art {...frame} viewBox="0 0 800 150">
    <g fill="var(--surface, none)">
      <path d="M20 140V112h14V92q0-30 34-30t34 30v20h14v28" />
      <path d="M34 112h68M44 92q24-42 48 0M68 62V50M68 50l10 4-10 4" />
      <path d="M60 140v-14a8 8 0 0 1 16 0v14M36 140v-12M100 140v-12" opacity=".7" />

      <path d="M206 140 380 18v122Z" />
      <path d={steps(20, 214, 138, 158, 110)} opacity=".7" />
      <path d="M380 18v-8h14V140" />
      <path
        d="M345 140v-26a8 8 0 0 1 16 0v26M310 140v-16a7 7 0 0 1 14 0v16M280 140v-8a5 5 0 0 1 10 0v8"
        opacity=".7"
      />
      <g transform="translate(394 52)" fill="none">
        <path d="M0 0A88 88 0 0 0 88 88M0 0M0 12A76 76 0 0 0 76 88" transform="translate(0 0)" />
      </g>

      <path d="M520 140V96a42 42 0 0 1 84 0v44" />
      <path d="M534 140V98a28 28 0 0 1 56 0v42M562 54V140M520 108h84" opacity=".6" />
      <path d="M604 140v-30a34 34 0 0 1 34 30" />

      <circle cx="716" cy="92" r="42" />
      <ellipse cx="716" cy="92" rx="42" ry="13" transform="rotate(-23 716 92)" />
      <ellipse cx="716" cy="92" rx="15" ry="42" transform="rotate(-23 716 92)" opacity=".6" />
      <path d="M700 42 732 142M696 140h40" />
    </g>
    <g transform="translate(394 52)" opacity=".7">
      <path d={quadrant(0, 2)} />
    </g>
    <path d="M0 140H800" />
    <path d="M0 145H800" opacity=".4" />
  </Art>
);
