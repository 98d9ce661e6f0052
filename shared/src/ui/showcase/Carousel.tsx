import { Children, useRef, type ReactNode } from 'react';
import { Button, Icon } from 'shared/ui';
import styles from './Carousel.module.css';
import { carouselTexts as texts } from './texts';
import { Strip } from './Strip';

interface CarouselProps {
  /** The accessible name, such as "What attendees say". */
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
}

/** A strip of slides, which also moves by its two buttons, but never by itself. */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);

  const move = (direction: 1 | -1) => {
    const list = track.current;
    const slide = list?.firstElementChild;
    if (!list || !slide) return;
    const step = slide.getBoundingClientRect().width || list.clientWidth;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 8;
    const atStart = list.scrollLeft <= 8;
    if (direction === 1 && atEnd) list.scrollTo({ left: 0 });
    else if (direction === -1 && atStart) list.scrollTo({ left: list.scrollWidth });
    else list.scrollBy({ left: direction * step });
  };

  return (
    <section className={styles.carousel} aria-roledescription={texts.carousel} aria-label={label}>
      <Strip ref={track} label={label} always>
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-roledescription={texts.slide}
            aria-label={texts.place(index + 1, slides.length)}
          >
            {slide}
          </li>
        ))}
      </Strip>
      <div className={styles.controls}>
        <Button variant="icon" aria-label={texts.previous} onClick={() => move(-1)}>
          <Icon name="arrow-left" />
        </Button>
        <Button variant="icon" aria-label={texts.next} onClick={() => move(1)}>
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
