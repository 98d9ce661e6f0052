import { EmailField, PhoneField, SelectField, TextField, type NamesOf } from 'shared/forms';
import { email, filled, indianMobile, type Checks } from 'shared/model/validation';
import { texts } from './texts';

/** The four fields of both demo forms. */
export function DemoFields({ name }: { name: NamesOf<DemoBooking> }) {
  return (
    <>
      <TextField name={name('fullName')} label={texts.fullName} autoComplete="name" />
      <EmailField name={name('email')} label={texts.email} autoComplete="email" />
      <PhoneField name={name('phone')} />
      <SelectField
        name={name('course')}
        label={texts.course}
        placeholder={texts.chooseCourse}
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
  { value: 'numerology', label: texts.numerologyCourse },
  { value: 'astrology', label: texts.astrologyCourse },
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
export function demoChecks(messages: DemoMessages): Checks<DemoBooking> {
  return [
    filled('fullName', messages.nameMissing),
    filled('email', messages.emailMissing),
    email('email', messages.emailInvalid),
    filled('phone', messages.phoneMissing),
    indianMobile('phone', messages.phoneInvalid),
    filled('course', messages.courseMissing),
  ];
}
