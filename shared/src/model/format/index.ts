export * from './dates';
export { words } from './words';
export { formatRupees, readPaise } from './money';
export { formatClock, formatCount, padTwo } from './numbers';
