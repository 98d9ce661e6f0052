import { Art, type ArtProps } from './Art';
import { polar, ticks } from './geometry';

/** Radius of the path, angle of the planet on it, radius of the planet, filled or not. */
const planets: [orbit: number, degrees: number, radius: number, filled: boolean][] = [
  [22, 140, 1.8, true],
  [33, 35, 3, false],
  [46, 250, 3.2, true],
  [58, 95, 2.3, false],
  [74, 310, 6, false],
  [88, 160, 4.5, false],
];

/** The planets on their paths. */
export function Orbits(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -100 200 200">
      <circle r="98" opacity=".5" />
      <path d={ticks(120, 98, 96)} opacity=".5" />
      <path d={ticks(12, 98, 94)} />
      {planets.map(([orbit, degrees, radius, filled]) => {
        const [x, y] = polar(orbit, degrees);
        return (
          <g key={orbit}>
            <circle r={orbit} opacity=".42" />
            <circle
              cx={x}
              cy={y}
              r={radius}
              fill={filled ? 'currentColor' : 'var(--surface, none)'}
            />
            {orbit === 88 && (
              <ellipse cx={x} cy={y} rx="9" ry="2.6" transform={`rotate(-24 ${x} ${y})`} />
            )}
            {orbit === 74 && (
              <path d={`M${x - 5.5} ${y - 1.5}h11M${x - 5} ${y + 2}h10`} opacity=".7" />
            )}
            {orbit === 46 && <circle cx={x + 6} cy={y - 3} r=".9" fill="currentColor" />}
          </g>
        );
      })}
      <circle r="8" fill="currentColor" />
      <path d={ticks(16, 10.5, 13.5)} />
    </Art>
  );
}
