import { Link, useNavigate } from 'react-router-dom';
import { readFailure } from 'shared/api';
import { PASSWORD_MIN, ROLE_STUDENT } from 'shared/constants';
import { Form, PasswordField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { signupMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import { toast } from 'shared/toast';
import { refusal } from '../status-answer';
import { useHandedOver } from '../use-handed-over';
import { signupChecks, type SignupValues } from './signup-checks';
import { useRegisterMutation } from './signup-endpoints';
import styles from './SignupForm.module.css';

/** Registers a student and goes on to the code that was sent. */
export function SignupForm() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  const typedBefore = useTypedBefore();

  const form = useCheckedForm<SignupValues>({
    checks: signupChecks,
    defaultValues: typedBefore,
    onSubmit: async ({ name, email, phone, ...passwords }) => {
      const person = { name: name.trim(), email: email.trim(), phone: phone.trim() };
      const result = await register({ ...person, ...passwords, role_id: String(ROLE_STUDENT) });
      const refused = refusal(result, signupMessages);
      if (refused) {
        toast(refused, { variant: 'error' });
        form.setFieldErrors(readFailure(result.error).errors);
        return;
      }
      toast(signupMessages.success, { variant: 'success' });
      await navigate(paths.verifySignupCode(), { state: person });
    },
  });

  return (
    <Form form={form} name="Sign up">
      <TextField name="name" label="Full name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        name="phone"
        label="Phone number"
        hint="Ten digits. We send your code to this number."
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
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
      />
      <p className={styles.terms}>
        By signing up you agree to our <Link to={paths.termsOfService()}>Terms of Service</Link> and{' '}
        <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
      </p>
      <SubmitButton wide busyText="Creating your account…">
        Sign up
      </SubmitButton>
    </Form>
  );
}

/** What the first attempt said, where the visitor comes back from the code to put it right. */
function useTypedBefore(): Partial<SignupValues> {
  return {
    name: useHandedOver('name') ?? undefined,
    email: useHandedOver('email') ?? undefined,
    phone: useHandedOver('phone') ?? undefined,
  };
}
