import { Art } from './Art';
import type { ArtProps } from './Art';
import { spark, ticks } from './geometry';

const cardFrame = 'M-34-60q0-4 4-4h60q4 0 4 4V60q0 4-4 4h-60q-4 0-4-4Z';
const innerFrame = 'M-28-58H28V58H-28Z';

/** Three cards, moon, sun and star, 190 wide, with their centre at the origin. */
export function TarotCardsDrawing() {
  return (
    <g fill="var(--surface, none)">
      <g transform="rotate(-17) translate(-46 10)">
        <path d={cardFrame} />
        <path d={innerFrame} opacity=".5" />
        <path d="M8 16a20 20 0 1 1 0-34 15 15 0 0 0 0 34z" />
      </g>
      <g transform="rotate(17) translate(46 10)">
        <path d={cardFrame} />
        <path d={innerFrame} opacity=".5" />
        <path d={spark(0, 0, 22)} />
        <path d={`${spark(-15, -34, 5)}${spark(14, 34, 5)}${spark(15, -30, 3)}`} />
      </g>
      <g transform="translate(0 -8)">
        <path d={cardFrame} />
        <path d={innerFrame} opacity=".5" />
        <circle r="13" />
        <circle r="9.5" opacity=".5" />
        <path d={ticks(12, 17, 25)} />
        <path d={ticks(12, 17, 21, 15)} opacity=".7" />
        <path d="M-20 44h40M-12 49h24M-20-44h40M-12-49h24" opacity=".6" />
      </g>
    </g>
  );
}

/** Three cards of the tarot. */
export function TarotCards(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -80 200 178">
      <TarotCardsDrawing />
    </Art>
  );
}
