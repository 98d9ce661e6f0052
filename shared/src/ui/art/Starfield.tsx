import { Art, type ArtProps } from './Art';
import { round, spark } from './geometry';
import { seededRandom } from './seeded-random';
import styles from './Starfield.module.css';

const [WIDTH, HEIGHT, STARS, SPARKS] = [800, 450, 110, 9];

/**
 * A background of stars for a hero. It fills the positioned element around it and twinkles once. All pages have the
 * same stars: so many positions are a third of the bytes by which a page differs from an earlier one.
 */
export function Starfield({ className, ...frame }: ArtProps) {
  const random = seededRandom('home');
  const x = () => round(random() * WIDTH);
  const y = () => round(random() * HEIGHT);
  const dots = (count: number) => Array.from({ length: count }, () => `M${x()} ${y()}h0`).join('');
  return (
    <Art
      {...frame}
      className={[styles.backdrop, className].filter(Boolean).join(' ')}
      viewBox="0 0 800 450"
      fit="slice"
    >
      <path d={dots(STARS * 0.6)} strokeWidth="1" opacity=".55" />
      <path d={dots(STARS * 0.3)} strokeWidth="1.6" opacity=".7" />
      <path d={dots(STARS * 0.1)} strokeWidth="2.4" opacity=".9" />
      {Array.from({ length: SPARKS }, (_, index) => (
        <path
          key={index}
          className={styles.spark}
          d={spark(x(), y() * 0.3, 2 + random() * 3)}
          fill="currentColor"
          stroke="none"
        />
      ))}
    </Art>
  );
}
