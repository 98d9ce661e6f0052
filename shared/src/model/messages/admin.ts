/** Reports and the card lists of the admin area. */
export const reportMessages = {
  summaryRefused: 'Something went wrong',
  summaryFailure: 'Failed to fetch dashboard summary',
  /** Shown for course orders too. */
  ordersFailure: 'Failed to fetch webinar orders',
  usersFailure: 'Failed to fetch users.',
  valueMissing: 'NULL',
} as const;

/** Asks for one field by its name: 'Please fill the title field.' */
export function pleaseFill(field: string): string {
  return `Please fill the ${field} field.`;
}

export const adminCourseMessages = {
  videoInvalid: 'Please enter a valid YouTube URL.',
  filesMissing: 'Please upload all required files (images/pdf).',
  tutorMissing: 'Please fill all tutor details.',
  outcomeMissing: 'All learning outcomes must be filled.',
  added: 'Course added successfully!',
  updated: 'Course updated successfully!',
} as const;

export const adminWebinarMessages = {
  videoInvalid: 'Please enter a valid video URL.',
  pointMissing: 'All learning points must be filled.',
  added: 'Webinar added successfully!',
  updated: 'Webinar updated successfully!',
} as const;

export const adminTutorMessages = {
  globeInvalid: 'Please enter a valid URL in Globe field.',
  added: 'Tutor added successfully!',
  updated: 'Tutor updated successfully!',
} as const;
