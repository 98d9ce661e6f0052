import { SelectField, PhoneField, TextField } from 'shared/forms';
import { type Check, isEmail, isFilled, isIndianMobile } from 'shared/model/validation';

/** The four fields of both demo forms. */
export function DemoFields() {
  return (
    <>
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PhoneField name="phone" />
      <SelectField
        name="course"
        label="Course"
        placeholder="Choose a course"
        options={demoCourses}
      />
    </>
  );
}

/** The values of both demo forms. */
export interface DemoBooking {
  fullName: string;
  email: string;
  phone: string;
  course: string;
}

export const demoCourses = [
  { value: 'numerology', label: 'Numerology Course' },
  { value: 'astrology', label: 'Astrology Course' },
] as const;

type DemoMessages = Record<
  | 'nameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'courseMissing',
  string
>;

/** The checks of both demo forms; each form has its own messages. */
export function demoChecks(messages: DemoMessages): readonly Check<DemoBooking>[] {
  return [
    {
      field: 'fullName',
      message: messages.nameMissing,
      passes: ({ fullName }) => isFilled(fullName),
    },
    { field: 'email', message: messages.emailMissing, passes: ({ email }) => isFilled(email) },
    { field: 'email', message: messages.emailInvalid, passes: ({ email }) => isEmail(email) },
    { field: 'phone', message: messages.phoneMissing, passes: ({ phone }) => isFilled(phone) },
    {
      field: 'phone',
      message: messages.phoneInvalid,
      passes: ({ phone }) => isIndianMobile(phone),
    },
    { field: 'course', message: messages.courseMissing, passes: ({ course }) => isFilled(course) },
  ];
}
