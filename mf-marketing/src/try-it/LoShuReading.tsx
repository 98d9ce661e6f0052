import { Art } from 'shared/ui/art';
import { loShuSquare, planetOf, readLoShu } from './lo-shu';
import { loShuTexts as texts } from './texts';
import type { ReadingProps } from './reading-props';
import styles from './Reading.module.css';

/** The grid, with each digit of the date in its cell. */
export function LoShuReading({ day }: ReadingProps) {
  const reading = day ? readLoShu(day) : null;
  return (
    <>
      <Art viewBox="-100 -100 200 200" title={texts.grid} className={styles.drawing}>
        <path d="M-97-97H97V97H-97Z" opacity=".5" />
        <path d="M-93-93H93V93H-93ZM-31-93V93M31-93V93M-93-31H93M-93 31H93" />
        {loShuSquare.map((number, place) => {
          const count = reading?.counts[number] ?? 0;
          return (
            <g
              // A new date fills the cells again.
              key={`${number} ${day}`}
              transform={`translate(${((place % 3) - 1) * 62} ${(Math.floor(place / 3) - 1) * 62})`}
              className={count > 0 ? styles.filled : styles.empty}
            >
              <circle r="26" />
              <text y={count > 3 ? 6 : 9} fontSize={count > 4 ? 13 : count > 2 ? 18 : 26}>
                {String(number).repeat(count || 1)}
              </text>
            </g>
          );
        })}
      </Art>
      <figcaption>
        <div role="status" className={styles.words}>
          {reading ? (
            <>
              <p>
                {reading.missing.length > 0
                  ? texts.missing(reading.missing.join(', '))
                  : texts.noneMissing}{' '}
                {reading.full.map(({ name, numbers }) => texts.full(numbers.join(', '), name))}
              </p>
              <p>
                {texts.numbers(
                  reading.driver,
                  planetOf(reading.driver),
                  reading.conductor,
                  planetOf(reading.conductor),
                )}
              </p>
            </>
          ) : (
            <p>{texts.eachDigit}</p>
          )}
        </div>
      </figcaption>
    </>
  );
}
