export { formatDateTime, formatLongDate, formatShortDate } from './dates';
export { formatRupees } from './money';
export { formatClock, formatCount, padTwo } from './numbers';
