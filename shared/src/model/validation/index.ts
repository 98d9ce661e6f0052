export {
  atLeast,
  atMost,
  chosen,
  email,
  failures,
  filled,
  httpUrl,
  ifFilled,
  indianMobile,
  isFilled,
  isRequired,
  matches,
  rows,
  sameAs,
  tenDigits,
  text,
  type Check,
  type Checks,
  type FailedCheck,
  type FieldName,
} from './checks';
export { valueAt, withValueAt } from './paths';
export { isEmail, isHttpUrl, isIndianMobile, isTenDigits, normalPhone } from './patterns';
