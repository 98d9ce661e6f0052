import { tutorMessages } from 'shared/model/messages';
import {
  chosen,
  email,
  filled,
  httpUrl,
  ifFilled,
  matches,
  tenDigits,
  type Checks,
} from 'shared/model/validation';

export interface TutorApplication {
  fullName: string;
  phone: string;
  email: string;
  education: string;
  experience: string;
  occultEducation: string;
  demoLink: string;
  message: string;
  cv: readonly File[];
}

const EXPERIENCE_PATTERN = /^\d+(\.\d{1,2})?$/;

const isPdf = (file: File) =>
  file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));

const { fieldMissing, phoneInvalid, emailInvalid, demoLinkInvalid, experienceInvalid, cvNotPdf } =
  tutorMessages;

export const applicationChecks: Checks<TutorApplication> = [
  filled('fullName', fieldMissing),
  filled('phone', fieldMissing),
  filled('email', fieldMissing),
  chosen('cv', fieldMissing),
  tenDigits('phone', phoneInvalid),
  email('email', emailInvalid),
  ifFilled(httpUrl('demoLink', demoLinkInvalid)),
  ifFilled(matches('experience', EXPERIENCE_PATTERN, experienceInvalid)),
  { field: 'cv', message: cvNotPdf, passes: ({ cv }) => cv.every(isPdf) },
];
