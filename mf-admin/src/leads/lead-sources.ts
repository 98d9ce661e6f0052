import type { LeadSource } from 'shared/model/schemas';
import { optionsOf } from '../lists/address-filters';

/** The form that a lead came from, in words. */
export const sourceNames: Record<LeadSource, string> = {
  callback: 'Callback',
  demo: 'Demo class',
  syllabus: 'Syllabus',
  newsletter: 'Newsletter',
  phone: 'By phone',
};

export const sources = optionsOf(sourceNames);
