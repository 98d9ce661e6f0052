export { failures, isFilled, type Check, type FailedCheck } from './checks';
export {
  EMAIL_PATTERN,
  INDIAN_MOBILE_PATTERN,
  TEN_DIGITS_PATTERN,
  isEmail,
  isHttpUrl,
  isIndianMobile,
  isTenDigits,
  normalPhone,
} from './patterns';
