import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createKeys, useDelayedNavigation } from 'shared/actions';
import { messageOf } from 'shared/calls';
import { PASSWORD_MAX, PASSWORD_MIN, ROLE_STUDENT } from 'shared/model/constants';
import {
  EmailField,
  Form,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { signupMessages } from 'shared/model/messages';
import { readAccountState, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import { toast } from 'shared/toast';
import {
  atLeast,
  atMost,
  email,
  filled,
  sameAs,
  tenDigits,
  type Checks,
} from 'shared/model/validation';
import { ownPaths } from '../own-paths';
import { registerCall } from '../auth-endpoints';
import styles from './SignupForm.module.css';
import { texts } from './texts';

type SignupValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
};

/** In the order in which they are reported. */
const checks: Checks<SignupValues> = [
  filled('name', signupMessages.nameMissing),
  filled('email', signupMessages.emailMissing),
  email('email', signupMessages.emailInvalid),
  filled('phone', signupMessages.phoneMissing),
  tenDigits('phone', signupMessages.phoneInvalid),
  atLeast('password', 1, signupMessages.passwordMissing),
  atLeast('password', PASSWORD_MIN, signupMessages.passwordShort),
  atMost('password', PASSWORD_MAX, signupMessages.passwordLong),
  sameAs('password_confirmation', 'password', signupMessages.passwordsDiffer),
];

/** Registers a student, then opens the page for the code that was sent. */
export function SignupForm() {
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const earlierValues = useEarlierValues();
  const [keyFor] = useState(createKeys);

  const form = useCheckedForm<SignupValues>({
    checks,
    defaultValues: earlierValues,
    onSubmit: async ({ name, email, phone, ...passwords }) => {
      const person = { name: name.trim(), email: email.trim(), phone: phone.trim() };
      const request = { ...person, ...passwords, role_id: String(ROLE_STUDENT) };
      const result = await registerCall(request, keyFor(request));
      if (result.error) return { ...result, toast: messageOf(result.error, signupMessages) };
      toast(signupMessages.success, { variant: 'success' });
      leaveAfter(0, ownPaths.verifySignupCode(), { state: toAccountState(person) });
      return result;
    },
  });

  return (
    <Form form={form} name={texts.form}>
      <TextField name={form.name('name')} label={texts.name} autoComplete="name" />
      <EmailField name={form.name('email')} label={texts.email} autoComplete="email" />
      <PhoneField name={form.name('phone')} hint={texts.phoneHint} />
      <PasswordField
        name={form.name('password')}
        label={texts.password}
        hint={texts.passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordField
        name={form.name('password_confirmation')}
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
      />
      <p className={styles.terms}>
        {texts.agree(
          (terms) => (
            <Link to={paths.termsOfService()}>{terms}</Link>
          ),
          (privacy) => (
            <Link to={paths.privacyPolicy()}>{privacy}</Link>
          ),
        )}
      </p>
      <SubmitButton wide busy={isLeaving} busyText={texts.signingUp}>
        {texts.signUp}
      </SubmitButton>
    </Form>
  );
}

/** The values of the earlier attempt, for a visitor who returns from the code page to correct them. */
function useEarlierValues(): Partial<SignupValues> {
  const { name, email, phone } = readAccountState(useLocation().state);
  return { name, email: email || undefined, phone };
}
