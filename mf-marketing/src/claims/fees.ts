import { formatRupees } from 'shared/model/format';
import { courses } from 'shared/page';

/** The course with the lowest price; undefined for a site without courses. */
export const courseWithLowestFee = [...courses].sort((a, b) => a.newPrice - b.newPrice).at(0);

export const courseFee = formatRupees(courseWithLowestFee?.newPrice ?? 0);
