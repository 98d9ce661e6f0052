import { Art, polar, ticks, zodiacSigns } from 'shared/ui/art';
import type { ReadingProps } from './reading-props';
import { skyTexts as texts } from './texts';
import { readSky } from './sky-words';
import styles from './Reading.module.css';

const NAKSHATRA = 360 / 27;

/** A sector between two radii, from one longitude to another. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/** The twelve signs, inside them the 27 nakshatras, and on a date the Sun and the Moon among them. */
export function SkyReading({ day }: ReadingProps) {
  const sky = day ? readSky(day) : null;
  const sign = sky && Math.floor(sky.sun / 30) * 30;
  const nakshatra = sky && Math.floor(sky.moon / NAKSHATRA) * NAKSHATRA;
  const [sunX, sunY] = polar(76, sky?.sun ?? 0);
  const [moonX, moonY] = polar(48, sky?.moon ?? 0);
  return (
    <>
      <Art viewBox="-100 -100 200 200" title={texts.ring} className={styles.drawing}>
        {sign !== null && <path d={sector(68, 97, sign, sign + 30)} className={styles.lit} />}
        {nakshatra !== null && (
          <path d={sector(40, 57, nakshatra, nakshatra + NAKSHATRA)} className={styles.lit} />
        )}
        <circle r="97" />
        <circle r="68" />
        <circle r="57" opacity=".6" />
        <circle r="40" opacity=".6" />
        <path d={ticks(12, 68, 97)} />
        <path d={ticks(27, 40, 57)} opacity=".6" />
        {zodiacSigns.map((path, index) => {
          const middle = index * 30 + 15;
          const [x, y] = polar(87, middle);
          return (
            <path
              key={path}
              d={path}
              transform={`translate(${x} ${y}) rotate(${middle}) scale(.6) translate(-12 -12)`}
            />
          );
        })}
        {sky && (
          <g key={day} className={styles.filled}>
            <circle cx={sunX} cy={sunY} r="5" className={styles.body} />
            <path d={`M0 0L${polar(71, sky.sun)}`} strokeDasharray="2 4" opacity=".7" />
            <path
              d={`M${moonX} ${moonY - 6}a6 6 0 1 0 5 9a5 5 0 1 1-5-9Z`}
              className={styles.body}
            />
          </g>
        )}
        <circle r="3" fill="currentColor" />
      </Art>
      <figcaption>
        <div role="status" className={styles.words}>
          {sky ? (
            <>
              <p>{sky.sunText}</p>
              <p>{sky.moonText}</p>
            </>
          ) : (
            <p>{texts.pace}</p>
          )}
        </div>
      </figcaption>
    </>
  );
}
