export {
  formatDateTime,
  formatDay,
  formatLongDay,
  formatShortDate,
  formatTime,
  indianDay,
  indianTime,
  startOfIndianDay,
} from './dates';
export { formatRupees, readPaise } from './money';
export { formatClock, formatCount, padTwo } from './numbers';
