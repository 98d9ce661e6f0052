import { Art } from './Art';
import type { ArtProps } from './Art';
import { polar, ticks } from './geometry';
import { vastuCompassTexts as texts } from './texts';

const petals = Array.from({ length: 8 }, (_, index) => {
  const degrees = index * 45;
  const reach = index % 2 ? 50 : 62;
  return `M0 0Q${polar(24, degrees - 30)} ${polar(reach, degrees)}Q${polar(24, degrees + 30)} 0 0`;
}).join('');

const directions = [texts.north, texts.east, texts.south, texts.west];

/** A compass on a house plan, 192 wide, with its centre at the origin. */
export function VastuCompassDrawing() {
  return (
    <g>
      <path d="M-96-96H96V96H-96Z" />
      <path d="M-92-92H92V92H-92Z" opacity=".5" />
      <path d="M-92-31H-76M92-31H76M-92 31H-76M92 31H76M-31-92V-76M31-92V-76M-31 92V76M31 92V76" />
      <path d="M-92-92-54-54M92-92 54-54M-92 92-54 54M92 92 54 54" opacity=".5" />
      <circle r="76" />
      <circle r="73" opacity=".5" />
      <path d={ticks(72, 73, 70)} opacity=".6" />
      <path d={petals} />
      <path d={ticks(8, 0, 62)} opacity=".4" />
      <circle r="7" fill="currentColor" fillOpacity=".2" />
      {directions.map((direction, index) => {
        const [x, y] = polar(84, index * 90);
        return (
          <text key={direction} x={x} y={y + 3.5} fontSize="10">
            {direction}
          </text>
        );
      })}
    </g>
  );
}

/** The directions of a house. */
export function VastuCompass(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -100 200 200">
      <VastuCompassDrawing />
    </Art>
  );
}
