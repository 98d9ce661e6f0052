import { Link } from 'react-router-dom';
import { messageOf } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { forgotPasswordMessages } from 'shared/model/messages';
import { toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { email, type Checks } from 'shared/model/validation';
import { sendResetCodeCall } from '../auth-endpoints';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { useDelayedNavigation } from '../use-delayed-navigation';

type Values = { email: string };

const checks: Checks<Values> = [email('email', forgotPasswordMessages.emailInvalid)];

export function ForgotPasswordPage() {
  return (
    <AuthPage withChrome>
      <ForgotPasswordView />
    </AuthPage>
  );
}

/** The content of the page; the login page shows it under its own URL, too. */
export function ForgotPasswordView() {
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Enter the e-mail address of your account. We will send a six-digit code to it, and with that
        code you can choose a new password.
      </AuthHeading>
      <ForgotPasswordForm />
      <AuthLinks>
        Remembered it? <Link to={paths.loginView('login')}>Log in</Link>
        <br />
        No account yet? <Link to={paths.loginView('signup')}>Sign up</Link>
      </AuthLinks>
    </>
  );
}

/** Requests a code by e-mail, then opens the page where the visitor enters it. */
function ForgotPasswordForm() {
  const { isLeaving, leaveAfter } = useDelayedNavigation();

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const result = await sendResetCodeCall({ email, channel: 'email' });
      if (result.error)
        return { ...result, toast: messageOf(result.error, forgotPasswordMessages) };
      toast(forgotPasswordMessages.success, { variant: 'success' });
      leaveAfter(0, paths.verifyResetCode(), { state: toAccountState({ email }) });
      return result;
    },
  });

  return (
    <Form form={form} name="Forgot password">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton wide busy={isLeaving} busyText={forgotPasswordMessages.sending}>
        Send OTP
      </SubmitButton>
    </Form>
  );
}

export const meta = (): PageMeta => ({
  title: `Forgot password | ${siteName}`,
  description: `Reset the password of your ${siteName} account with a one-time code.`,
});

export { ForgotPasswordPage as Component };
