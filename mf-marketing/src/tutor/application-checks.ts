import { tutorMessages } from 'shared/model/messages';
import { isEmail, isFilled, isHttpUrl, isTenDigits, type Check } from 'shared/model/validation';

export interface TutorApplication {
  fullName: string;
  phone: string;
  email: string;
  education: string;
  experience: string;
  occultEducation: string;
  demoLink: string;
  message: string;
  cv: FileList;
}

const EXPERIENCE_PATTERN = /^\d+(\.\d{1,2})?$/;

const isPdf = (file: File) =>
  file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));

const required = ['fullName', 'phone', 'email'] as const;

export const applicationChecks: readonly Check<TutorApplication>[] = [
  ...required.map((field) => ({
    field,
    message: tutorMessages.fieldMissing,
    passes: (application: TutorApplication) => isFilled(application[field]),
  })),
  { field: 'cv', message: tutorMessages.fieldMissing, passes: ({ cv }) => cv.length > 0 },
  {
    field: 'phone',
    message: tutorMessages.phoneInvalid,
    passes: ({ phone }) => isTenDigits(phone),
  },
  { field: 'email', message: tutorMessages.emailInvalid, passes: ({ email }) => isEmail(email) },
  {
    field: 'demoLink',
    message: tutorMessages.demoLinkInvalid,
    passes: ({ demoLink }) => !isFilled(demoLink) || isHttpUrl(demoLink.trim()),
  },
  {
    field: 'experience',
    message: tutorMessages.experienceInvalid,
    passes: ({ experience }) => !isFilled(experience) || EXPERIENCE_PATTERN.test(experience.trim()),
  },
  {
    field: 'cv',
    message: tutorMessages.cvNotPdf,
    passes: ({ cv }) => Array.from(cv).every(isPdf),
  },
];
