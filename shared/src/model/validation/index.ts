export { failures, isFilled, type Check, type FailedCheck } from './checks';
export { isEmail, isHttpUrl, isIndianMobile, isTenDigits, normalPhone } from './patterns';
