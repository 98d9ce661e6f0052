import { Art, type ArtProps } from './Art';
import { polar, starPolygon, ticks } from './geometry';
import { zodiacSigns } from './zodiac-signs';
import styles from './ZodiacWheel.module.css';

interface ZodiacWheelProps extends ArtProps {
  /** Turns slowly as the page is scrolled. */
  turning?: boolean;
}

/**
 * The twelve signs around the sun. The picture turns as a whole, because the compositor moves it as
 * one layer; the browser would repaint lines that turn inside it on every frame.
 */
export function ZodiacWheel({ turning = false, className, ...frame }: ZodiacWheelProps) {
  return (
    <Art
      {...frame}
      className={[turning && styles.turning, className].filter(Boolean).join(' ')}
      viewBox="-100 -100 200 200"
    >
      <circle r="98" />
      <circle r="95.5" opacity=".7" />
      <path d={ticks(72, 95.5, 92.5)} opacity=".6" />
      <path d={ticks(12, 95.5, 68)} />
      <circle r="90" opacity=".5" />
      <circle r="68" />
      <circle r="65.5" opacity=".5" />
      {zodiacSigns.map((sign, index) => {
        const [x, y] = polar(79, 15 + index * 30);
        return (
          <path
            key={sign}
            d={sign}
            strokeWidth="1.25"
            transform={`translate(${x} ${y}) rotate(${15 + index * 30}) scale(.68) translate(-12 -12)`}
          />
        );
      })}
      <path d={starPolygon(12, 5, 65.5)} opacity=".42" />
      <path d={starPolygon(12, 4, 65.5)} opacity=".5" />
      {[20, 74, 101, 168, 213, 290, 331].map((degrees, index) => {
        const [x, y] = polar(65.5, degrees);
        return <circle key={degrees} cx={x} cy={y} r={index % 3 ? 1.3 : 2} fill="currentColor" />;
      })}
      <circle r="7" fill="currentColor" fillOpacity=".18" />
      <path d={ticks(12, 9, 14.5)} />
      <path d={ticks(12, 9, 11.5, 15)} opacity=".7" />
    </Art>
  );
}
