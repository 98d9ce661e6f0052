import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginCall, useDelayedNavigation } from 'shared/actions';
import { LOGIN_REDIRECT_DELAY, LOGIN_TOAST_DURATION } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { loginMessages } from 'shared/model/messages';
import { readAccountState, readReturnUrl, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import { signedIn, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';
import { Notice } from 'shared/ui';
import { email, type Checks } from 'shared/model/validation';
import { ownPaths } from '../own-paths';
import styles from './LoginForm.module.css';
import { texts } from './texts';

/** The status when the password is right but the account was never verified with its one-time code. */
const UNVERIFIED = 403;

type Values = { email: string; password: string };

const checks: Checks<Values> = [email('email', loginMessages.emailInvalid)];

/** Signs in, then opens the user's dashboard or the dashboard page on which the login ended. */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const state: unknown = useLocation().state;
  const returnUrl = readReturnUrl(state, 'dashboard');
  // After a payment or a new password, the page before knows who is about to log in.
  const { email: knownEmail } = readAccountState(state);
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);

  const form = useCheckedForm<Values>({
    checks,
    defaultValues: { email: knownEmail },
    onSubmit: async (values) => {
      const email = values.email.trim();
      const result = await loginCall({ email, password: values.password });
      if (result.error) {
        setUnverifiedEmail(result.error.status === UNVERIFIED ? email : null);
        return { ...result, otherwise: loginMessages.failure, duration: null };
      }
      dispatch(signedIn(result.data));
      toast(loginMessages.success, { variant: 'success', duration: LOGIN_TOAST_DURATION });
      leaveAfter(LOGIN_REDIRECT_DELAY, returnUrl ?? paths.dashboard(result.data.user, 'overview'));
      return result;
    },
  });

  return (
    <Form form={form} name={texts.form}>
      <TextField
        name={form.name('email')}
        label={texts.email}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        name={form.name('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <Link to={paths.loginView('forgot')} className={styles.forgot}>
        {texts.forgotPassword}
      </Link>
      {unverifiedEmail && (
        <Notice>
          {texts.unverified}{' '}
          <Link
            to={ownPaths.verifySignupCode()}
            // The last code was sent at the sign-up, perhaps days ago.
            state={toAccountState({ email: unverifiedEmail, codeNotSent: true })}
          >
            {texts.enterCode}
          </Link>
        </Notice>
      )}
      <SubmitButton wide busy={isLeaving} busyText={texts.loggingIn}>
        {texts.logIn}
      </SubmitButton>
    </Form>
  );
}
