export const CURRENCY = 'INR';
/** The largest amount in one order, in rupees: a larger one is a slip of the fingers. */
export const MOST_RUPEES = 10_000_000;
/** Nobody who is alive was born before this day. */
export const FIRST_BIRTHDAY = '1900-01-01';

export const ROLE_STUDENT = 1;
export const ROLE_ADMIN = 3;

/** Only the newsletter and the demo class form add this prefix to the ten digits. */
export const PHONE_PREFIX = '+91';

export const PASSWORD_MIN = 6;
/** Limits the cost of hashing. A longer password is refused, not shortened. */
export const PASSWORD_MAX = 128;
export const OTP_LENGTH = 6;

export const CART_MIN_QUANTITY = 1;
/** The highest quantity of one course in one order. */
export const CART_MAX_QUANTITY = 99;
/** Discount on a course order, in rupees: the cart never gives one. */
export const CART_DISCOUNT = 0;

/** The prices of a ticket in rupees for a webinar without prices of its own. */
export const WEBINAR_DEFAULT_OLD_PRICE = 499;
export const WEBINAR_DEFAULT_DISCOUNT = 470;

/** The `type` of a lead. Newsletter and callback have the same type; they differ by the phone prefix. */
export const LEAD_CALLBACK = 'request callback';
export const LEAD_DEMO = 'book demo class';
export const LEAD_SYLLABUS = 'download syllabus';
