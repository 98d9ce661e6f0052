import type { ArtProps } from './Art';
import { polar, round, ticks } from './geometry';
import { initials } from './initials';
import styles from './Portrait.module.css';
import { hashOf, seededRandom } from './seeded-random';

const grounds = [styles.ink, styles.indigo, styles.plum, styles.forest, styles.ember];

/** A person's own constellation: seven stars in a ring about the monogram, joined in order. */
const constellation = (name: string) => {
  const random = seededRandom(name);
  const start = random() * 360;
  return Array.from({ length: 7 }, (_, index) => ({
    at: polar(29 + random() * 9, start + index * 42 + random() * 22),
    size: round(0.8 + random() * 1.3),
  }));
};

/** A medallion drawn from a name: the same name gives the same face everywhere. */
export function Portrait({
  name,
  title,
  className,
}: Pick<ArtProps, 'title' | 'className'> & { name: string }) {
  const stars = constellation(name);
  const letters = initials(name);
  const moon = polar(44.5, hashOf(name) % 360);
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      fill="none"
      stroke="currentColor"
      strokeWidth=".7"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <circle r="50" stroke="none" className={grounds[hashOf(name) % grounds.length]} />
      <circle r="48.5" />
      <circle r="44.5" opacity=".6" />
      <path d={ticks(60, 46.8, 48.5)} opacity=".7" />
      <path d={`M${stars.map(({ at }) => at).join('L')}`} opacity=".5" />
      {stars.map(({ at: [x, y], size }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={size} fill="currentColor" stroke="none" />
      ))}
      <circle cx={moon[0]} cy={moon[1]} r="2.6" fill="currentColor" stroke="none" />
      <text
        y={letters.length > 1 ? 9 : 11}
        fontSize={letters.length > 1 ? 27 : 32}
        className={styles.monogram}
      >
        {letters}
      </text>
    </svg>
  );
}
