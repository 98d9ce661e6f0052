/** Durations in milliseconds, or in seconds if the name says so. */

export const TOAST_DURATION = 4000;
/** The toasts of the newsletter, demo class, callback and syllabus forms stay a little longer. */
export const LEAD_TOAST_DURATION = 5000;
export const LOGIN_TOAST_DURATION = 500;

export const LOGIN_REDIRECT_DELAY = 500;
export const ADMIN_LOGIN_REDIRECT_DELAY = 500;
export const OTP_REDIRECT_DELAY = 1500;
export const RESET_REDIRECT_DELAY = 1500;
export const COURSE_PAYMENT_REDIRECT_DELAY = 3000;
export const WEBINAR_PAYMENT_REDIRECT_DELAY = 1000;

/** Time before another one-time code can be requested. */
export const RESEND_SECONDS = 120;

export const COUNTDOWN_TICK = 1000;
