import { SelectField, TextField } from 'shared/forms';
import { demoCourses } from './demo-booking';

/** The four fields of both demo forms. */
export const DemoFields = () => (
  <>
    <TextField name="fullName" label="Full name" autoComplete="name" />
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <TextField
      name="phone"
      label="Phone number"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
    <SelectField name="course" label="Course" placeholder="Choose a course" options={demoCourses} />
  </>
);
