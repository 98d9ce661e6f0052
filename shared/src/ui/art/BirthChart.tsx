import { Art, type ArtProps } from './Art';
import { birthChartTexts as texts } from './texts';
import { seededRandom } from './seeded-random';

/** Position of each house's texts, counter-clockwise from the first house. */
const houses: [x: number, y: number][] = [
  [0, -44],
  [-45, -72],
  [-71, -43],
  [-45, 2],
  [-71, 47],
  [-45, 74],
  [0, 47],
  [45, 74],
  [71, 47],
  [45, 2],
  [71, -43],
  [45, -72],
];

/** A house for each planet; Mercury and Venus stay near the Sun, and Ketu is opposite to Rahu. */
const placePlanets = (seed: string) => {
  const random = seededRandom(seed);
  const house = () => Math.floor(random() * 12);
  const sun = house();
  const rahu = house();
  const near = (spread: number) => (sun + 12 + Math.round((random() - 0.5) * spread)) % 12;
  const places: [planet: string, house: number][] = [
    [texts.sun, sun],
    [texts.mercury, near(2)],
    [texts.venus, near(4)],
    [texts.moon, house()],
    [texts.mars, house()],
    [texts.jupiter, house()],
    [texts.saturn, house()],
    [texts.rahu, rahu],
    [texts.ketu, (rahu + 6) % 12],
  ];
  return { ascendant: house(), places };
};

/** A birth chart in the North Indian form; the seed places the planets. */
export function BirthChart({ seed = 'chart', ...frame }: ArtProps & { seed?: string }) {
  const { ascendant, places } = placePlanets(seed);
  return (
    <Art {...frame} viewBox="-100 -100 200 200">
      <path d="M-96-96H96V96H-96Z" opacity=".5" />
      <path d="M-91-91H91V91H-91Z" />
      <path d="M-91-91 91 91M91-91-91 91M0-91 91 0 0 91-91 0Z" />
      <path d="M0-5 5 0 0 5-5 0Z" fill="currentColor" />
      <path
        d="M-91-78a13 13 0 0 0 13-13M91-78a13 13 0 0 1-13-13M-91 78a13 13 0 0 1 13 13M91 78a13 13 0 0 0-13 13"
        opacity=".6"
      />
      {houses.map(([x, y], index) => {
        const planets = places.filter(([, house]) => house === index).map(([planet]) => planet);
        return (
          <g key={index}>
            <text x={x} y={y + (planets.length > 0 ? -3 : 3)} fontSize="7.5" opacity=".65">
              {((ascendant + index) % 12) + 1}
            </text>
            <text x={x} y={y + 7} fontSize="9">
              {planets.slice(0, 2).join(' ')}
            </text>
            <text x={x} y={y + 16} fontSize="9">
              {planets.slice(2).join(' ')}
            </text>
          </g>
        );
      })}
    </Art>
  );
}
