import { formatRupees } from 'shared/model/format';
import { courses } from 'shared/page';

/** The lowest price of a course. */
export const courseFee = formatRupees(Math.min(...courses.map(({ newPrice }) => newPrice)));

/** Fees that the pages advertise beside the course price; the cart does not use them. */
export const advertisedFees = {
  was: formatRupees(24_999),
  collegeStudents: formatRupees(4_999),
} as const;
