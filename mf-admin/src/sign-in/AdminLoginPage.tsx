import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginCall, useDelayedNavigation } from 'shared/actions';
import { ADMIN_LOGIN_REDIRECT_DELAY, ROLE_ADMIN } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { loginMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { readReturnUrl } from 'shared/page';
import type { PageMeta } from 'shared/contract';
import { signedIn, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';
import { type Checks, email, filled, valueAt } from 'shared/model/validation';
import { firstPageOf } from '../use-may';
import { SignInSheet } from './SignInSheet';
import styles from './SignInSheet.module.css';

interface Credentials {
  email: string;
  password: string;
  /** Asked for in a second step if the account has an authenticator app. */
  code?: string;
}

const checks: Checks<Credentials> = [
  email('email', loginMessages.emailInvalid),
  filled('password', 'Please enter your password.'),
];

export function AdminLoginPage() {
  const [asksForCode, setAsksForCode] = useState(false);
  const dispatch = useAppDispatch();
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const returnUrl = readReturnUrl(useLocation().state, 'admin');

  const form = useCheckedForm<Credentials>({
    checks,
    onSubmit: async ({ code, ...credentials }) => {
      const result = await loginCall({
        ...credentials,
        role_id: ROLE_ADMIN,
        ...(code && { code }),
      });
      if (result.error) {
        const asks = valueAt(result.error.data, 'second_factor') === 'required' && !asksForCode;
        if (asks) setAsksForCode(true);
        return {
          ...result,
          ...(asks && { toast: null, errors: {} }),
          otherwise: loginMessages.failure,
        };
      }
      dispatch(signedIn(result.data));
      toast(loginMessages.success, { variant: 'success' });
      const { user, awaitsSecondFactor } = result.data;
      leaveAfter(
        ADMIN_LOGIN_REDIRECT_DELAY,
        awaitsSecondFactor ? paths.admin('security') : (returnUrl ?? firstPageOf(user)),
      );
      return result;
    },
  });

  return (
    <SignInSheet
      heading="Every class, ticket and rupee on one desk"
      lead="Revenue month by month, orders, students and the messages visitors send you."
    >
      <h2 className={styles.panelHeading}>Welcome back</h2>
      <Form form={form} name="Admin login">
        <TextField
          name={form.name('email')}
          label="Email"
          type="email"
          required
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField
          name={form.name('password')}
          label="Password"
          required
          autoComplete="current-password"
        />
        {asksForCode && (
          <TextField
            name={form.name('code')}
            autoFocus
            label="Code of your authenticator app"
            hint="Six digits, or one of your recovery codes. Without both, ask an owner to let you link a new phone."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
        )}
        <SubmitButton wide busy={isLeaving}>
          Sign In
        </SubmitButton>
      </Form>
      <p className={styles.home}>
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
        <Link to={paths.home()}>Go To Home</Link>
      </p>
    </SignInSheet>
  );
}

export const meta = (): PageMeta => ({
  title: 'Admin sign in',
  description: 'Sign-in for the people who run the site.',
  noIndex: true,
});

export { AdminLoginPage as Component };
