import { Art } from './Art';
import type { ArtProps } from './Art';
import { round, spark } from './geometry';
import { seededRandom } from './seeded-random';
import styles from './Starfield.module.css';

interface Sky {
  seed: string;
  width: number;
  height: number;
  stars: number;
  sparks: number;
}

/** Stars in a rectangle that begins at the origin; all stars of one size are one path. */
export function StarfieldDrawing({ seed, width, height, stars, sparks }: Sky) {
  const random = seededRandom(seed);
  const x = () => round(random() * width);
  const y = () => round(random() * height);
  const dots = (count: number) => Array.from({ length: count }, () => `M${x()} ${y()}h0`).join('');
  return (
    <g>
      <path d={dots(stars * 0.6)} strokeWidth="1" opacity=".55" />
      <path d={dots(stars * 0.3)} strokeWidth="1.6" opacity=".7" />
      <path d={dots(stars * 0.1)} strokeWidth="2.4" opacity=".9" />
      {Array.from({ length: sparks }, (_, index) => (
        <path
          key={index}
          className={styles.spark}
          d={spark(x(), y() * 0.3, 2 + random() * 3)}
          fill="currentColor"
          stroke="none"
        />
      ))}
    </g>
  );
}

/** A background of stars for a hero. It fills the positioned element around it and twinkles once. */
export function Starfield({ seed = 'sky', className, ...frame }: ArtProps & { seed?: string }) {
  return (
    <Art
      {...frame}
      className={[styles.backdrop, className].filter(Boolean).join(' ')}
      viewBox="0 0 800 450"
      fit="slice"
    >
      <StarfieldDrawing seed={seed} width={800} height={450} stars={110} sparks={9} />
    </Art>
  );
}
