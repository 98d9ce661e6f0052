/** Reports and the card lists of the admin area. */
export const reportMessages = {
  summaryRefused: 'Something went wrong',
  summaryFailure: 'Failed to fetch dashboard summary',
  /** Shown for course orders too. */
  ordersFailure: 'Failed to fetch webinar orders',
  receiptsFailure: 'Failed to fetch receipts.',
  usersFailure: 'Failed to fetch users.',
  leadsFailure: 'Failed to fetch leads.',
  contactsFailure: 'Failed to fetch contact messages.',
  auditFailure: 'Failed to fetch the audit log.',
  errorsFailure: 'Failed to fetch the errors.',
  exportFailure: 'Export failed. Please try again.',
  valueMissing: 'NULL',
} as const;

/** What an admin does for one order, person or file. */
export const adminMessages = {
  saved: 'Saved.',
  fileFailure: 'The file could not be fetched. Please try again.',
  uploadFailure: 'A file could not be uploaded. Please try again.',
  pictureUnreadable: 'This picture could not be read.',
} as const;

export const paymentLinkMessages = {
  copied: 'The payment link is copied.',
  notCopied: 'Your browser did not allow copying. Please copy the link from the page.',
} as const;

export const teacherLinkMessages = {
  copied: 'The link for the teacher is copied.',
  notCopied: 'Your browser did not allow copying. Please copy the link from the page.',
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

export const adminSiteTextMessages = {
  added: '',
  updated: 'Site text updated.',
  pageInvalid: 'Please enter a valid web address.',
} as const;

export const adminQuestionMessages = {
  added: 'Question added.',
  updated: 'Question updated.',
} as const;
