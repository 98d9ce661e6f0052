import type { LeadSource } from 'shared/model/schemas';

/** The form that a lead came from, in words. */
export const sourceNames: Record<LeadSource, string> = {
  callback: 'Callback',
  demo: 'Demo class',
  syllabus: 'Syllabus',
  newsletter: 'Newsletter',
  phone: 'By phone',
};

export const sources = Object.entries(sourceNames).map(([value, label]) => ({ value, label }));
