export * from './checks';
export { isGstin, normalGstin } from './gstin';
export { textAt, valueAt, withValueAt } from './paths';
export {
  asciiDigits,
  isEmail,
  isHttpUrl,
  isIndianMobile,
  isTenDigits,
  normalCode,
  parsedUrl,
  normalEmail,
  normalPhone,
} from './patterns';
