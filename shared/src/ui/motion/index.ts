export { Accordion, AccordionItem } from './Accordion';
export { Carousel } from './Carousel';
export { Countdown, countdownParts } from './Countdown';
export type { CountdownParts } from './Countdown';
export { useClock } from './use-clock';
