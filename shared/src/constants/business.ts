export const CURRENCY = 'INR';

export const ROLE_STUDENT = 1;
export const ROLE_ADMIN = 3;

/** Put before the ten digits by the newsletter and the demo class form only. */
export const PHONE_PREFIX = '+91';

export const PASSWORD_MIN = 6;
/** Bounds the cost of hashing; nothing is cut off. */
export const PASSWORD_MAX = 128;
export const OTP_LENGTH = 6;

export const CART_MIN_QUANTITY = 1;
/** More of one course is not sold in one order. */
export const CART_MAX_QUANTITY = 99;
/** Rupees taken off a course order: the cart never gives a discount. */
export const CART_DISCOUNT = 0;

/** What a webinar ticket is reckoned with when the webinar itself names no price, in rupees. */
export const WEBINAR_DEFAULT_OLD_PRICE = 499;
export const WEBINAR_DEFAULT_DISCOUNT = 470;

/** The `type` of a lead. Newsletter and callback share one; they differ by the phone prefix. */
export const LEAD_CALLBACK = 'request callback';
export const LEAD_DEMO = 'book demo class';
export const LEAD_SYLLABUS = 'download syllabus';
