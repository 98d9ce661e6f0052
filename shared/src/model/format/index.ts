export {
  formatDateTime,
  formatDay,
  formatLongDay,
  formatShortDate,
  formatTime,
  indianDay,
  indianTime,
  startOfIndianDay,
  type DateWords,
} from './dates';
export { formatRupees, readPaise } from './money';
export { formatClock, formatCount, padTwo } from './numbers';
