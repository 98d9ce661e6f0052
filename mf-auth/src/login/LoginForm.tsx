import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firstFieldError, readFailure } from 'shared/calls';
import { lazyCall, useCall } from 'shared/calls';
import { LOGIN_REDIRECT_DELAY, LOGIN_TOAST_DURATION } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { loginMessages } from 'shared/model/messages';
import { readReturnUrl, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import { signedIn, useAppDispatch } from 'shared/store';
import { dismissToast, toast, type ToastKey } from 'shared/toast';
import { Notice } from 'shared/ui';
import { isEmail, type Check } from 'shared/model/validation';
import { useDelayedNavigation } from '../use-delayed-navigation';
import styles from './LoginForm.module.css';

/** The status when the password is right but the account was never verified with its one-time code. */
const UNVERIFIED = 403;

const loginCall = lazyCall(({ resources }) => resources.endpoints.login.initiate);

type Values = { email: string; password: string };

const checks: Check<Values>[] = [
  {
    field: 'email',
    message: loginMessages.emailInvalid,
    passes: ({ email }) => isEmail(email.trim()),
  },
];

/** Signs in, then opens the user's dashboard or the dashboard page on which the session ended. */
export function LoginForm() {
  const [login] = useCall(loginCall);
  const dispatch = useAppDispatch();
  const failureToast = usePersistentToast();
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const returnUrl = readReturnUrl(useLocation().state);
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (values) => {
      const email = values.email.trim();
      failureToast.dismiss();
      const { data, error } = await login({ email, password: values.password });
      if (!data) {
        const failure = readFailure(error);
        failureToast.show(firstFieldError(failure) ?? failure.message ?? loginMessages.failure);
        form.setFieldErrors(failure.errors);
        setUnverifiedEmail(failure.status === UNVERIFIED ? email : null);
        return;
      }
      dispatch(signedIn(data));
      toast(loginMessages.success, { variant: 'success', duration: LOGIN_TOAST_DURATION });
      leaveAfter(LOGIN_REDIRECT_DELAY, returnUrl ?? paths.dashboard(data.user, 'overview'));
    },
  });

  return (
    <Form form={form} name="Login">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <Link to={paths.loginView('forgot')} className={styles.forgot}>
        Forgot your password?
      </Link>
      {unverifiedEmail && (
        <Notice>
          This account is not verified yet.{' '}
          <Link
            to={paths.verifySignupCode()}
            // The last code was sent at the sign-up, perhaps days ago.
            state={toAccountState({ email: unverifiedEmail, codeNotSent: true })}
          >
            Enter the code
          </Link>
        </Notice>
      )}
      <SubmitButton wide busy={isLeaving} busyText="Logging in…">
        Log in
      </SubmitButton>
    </Form>
  );
}

/** An error toast that stays open until the next attempt, or until the visitor leaves the form. */
function usePersistentToast() {
  const shown = useRef<ToastKey | null>(null);

  const dismiss = useCallback(() => {
    if (shown.current !== null) dismissToast(shown.current);
    shown.current = null;
  }, []);

  useEffect(() => dismiss, [dismiss]);

  const show = (message: string) => {
    dismiss();
    shown.current = toast(message, { variant: 'error', duration: null });
  };

  return { show, dismiss };
}
