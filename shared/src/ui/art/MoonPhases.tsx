import { Art, type ArtProps } from './Art';
import { round, ticks } from './geometry';

/** Path data of the lit part of a moon; the phase runs from 0 (new) over 0.5 (full) to 1. */
const litPart = (radius: number, phase: number) => {
  const side = phase <= 0.5 ? 1 : 0;
  const terminator = Math.cos(2 * Math.PI * phase);
  const bulge = terminator > 0 ? 1 - side : side;
  return (
    `M0 ${-radius}A${radius} ${radius} 0 0 ${side} 0 ${radius}` +
    `A${round(radius * Math.abs(terminator))} ${radius} 0 0 ${bulge} 0 ${-radius}Z`
  );
};

const phases = [0.08, 0.18, 0.3, 0.5, 0.7, 0.82, 0.92];

/** The moon from new to full and back. */
export function MoonPhases(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-156 -44 312 68">
      <path d="M-150 16Q0-44 150 16" opacity=".4" strokeDasharray="1 4" />
      {phases.map((phase, index) => {
        const x = (index - 3) * 46;
        const radius = [9, 11, 14, 19, 14, 11, 9][index] ?? 9;
        return (
          <g key={phase} transform={`translate(${x} ${round(-14 + (30 * x * x) / 22500)})`}>
            <circle r={radius} opacity=".6" />
            <path d={litPart(radius, phase)} fill="currentColor" fillOpacity=".85" stroke="none" />
            {index === 3 && <path d={ticks(24, 22, 25)} opacity=".7" />}
          </g>
        );
      })}
    </Art>
  );
}
