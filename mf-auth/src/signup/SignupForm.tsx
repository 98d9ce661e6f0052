import { Link, useLocation } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import { useCall } from 'shared/calls';
import { PASSWORD_MAX, PASSWORD_MIN, ROLE_STUDENT } from 'shared/model/constants';
import {
  Form,
  PasswordField,
  SubmitButton,
  PhoneField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { signupMessages } from 'shared/model/messages';
import { readAccountState, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import { toast } from 'shared/toast';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/model/validation';
import { statusFailure, registerCall } from '../auth-endpoints';
import { useDelayedNavigation } from '../use-delayed-navigation';
import styles from './SignupForm.module.css';

type SignupValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
};

/** In the order in which they are reported. */
const checks: Check<SignupValues>[] = [
  { field: 'name', message: signupMessages.nameMissing, passes: ({ name }) => isFilled(name) },
  { field: 'email', message: signupMessages.emailMissing, passes: ({ email }) => isFilled(email) },
  {
    field: 'email',
    message: signupMessages.emailInvalid,
    passes: ({ email }) => isEmail(email.trim()),
  },
  { field: 'phone', message: signupMessages.phoneMissing, passes: ({ phone }) => isFilled(phone) },
  {
    field: 'phone',
    message: signupMessages.phoneInvalid,
    passes: ({ phone }) => isTenDigits(phone.trim()),
  },
  {
    field: 'password',
    message: signupMessages.passwordMissing,
    passes: ({ password }) => password !== '',
  },
  {
    field: 'password',
    message: signupMessages.passwordShort,
    passes: ({ password }) => password.length >= PASSWORD_MIN,
  },
  {
    field: 'password',
    message: signupMessages.passwordLong,
    passes: ({ password }) => password.length <= PASSWORD_MAX,
  },
  {
    field: 'password_confirmation',
    message: signupMessages.passwordsDiffer,
    passes: ({ password, password_confirmation }) => password === password_confirmation,
  },
];

/** Registers a student, then opens the page for the code that was sent. */
export function SignupForm() {
  const [register] = useCall(registerCall);
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const earlierValues = useEarlierValues();

  const form = useCheckedForm<SignupValues>({
    checks,
    defaultValues: earlierValues,
    onSubmit: async ({ name, email, phone, ...passwords }) => {
      const person = { name: name.trim(), email: email.trim(), phone: phone.trim() };
      const result = await register({ ...person, ...passwords, role_id: String(ROLE_STUDENT) });
      const failure = statusFailure(result, signupMessages);
      if (failure) {
        toast(failure, { variant: 'error' });
        form.setFieldErrors(readFailure(result.error).errors);
        return;
      }
      toast(signupMessages.success, { variant: 'success' });
      leaveAfter(0, paths.verifySignupCode(), { state: toAccountState(person) });
    },
  });

  return (
    <Form form={form} name="Sign up">
      <TextField name="name" label="Full name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PhoneField name="phone" hint="Ten digits. We send your code to this number." />
      <PasswordField
        name="password"
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
      />
      <PasswordField
        name="password_confirmation"
        label="Confirm password"
        autoComplete="new-password"
        required
      />
      <p className={styles.terms}>
        By signing up you agree to our <Link to={paths.termsOfService()}>Terms of Service</Link> and{' '}
        <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
      </p>
      <SubmitButton wide busy={isLeaving} busyText="Creating your account…">
        Sign up
      </SubmitButton>
    </Form>
  );
}

/** The values of the earlier attempt, for a visitor who returns from the code page to correct them. */
function useEarlierValues(): Partial<SignupValues> {
  const { name, email, phone } = readAccountState(useLocation().state);
  return { name, email: email || undefined, phone };
}
