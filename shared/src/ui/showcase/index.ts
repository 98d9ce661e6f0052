export { Accordion, AccordionItem } from './Accordion';
export { Carousel } from './Carousel';
export { Countdown, countdownParts } from './Countdown';
export type { CountdownParts } from './Countdown';
export { Stat, Stats } from './Stat';
export { Strip } from './Strip';
export { useClock } from './use-clock';
