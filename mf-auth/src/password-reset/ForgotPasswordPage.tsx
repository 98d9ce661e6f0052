import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createKeys, useDelayedNavigation } from 'shared/actions';
import { messageOf } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { forgotPasswordMessages } from 'shared/model/messages';
import { toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { email, type Checks } from 'shared/model/validation';
import { ownPaths } from '../own-paths';
import { sendResetCodeCall } from '../auth-endpoints';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { forgotPasswordTexts as texts } from './texts';

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
      <AuthHeading title={texts.heading}>{texts.lead}</AuthHeading>
      <ForgotPasswordForm />
      <AuthLinks>
        {texts.remembered} <Link to={paths.loginView('login')}>{texts.logIn}</Link>
        <br />
        {texts.noAccount} <Link to={paths.loginView('signup')}>{texts.signUp}</Link>
      </AuthLinks>
    </>
  );
}

/** Requests a code by e-mail, then opens the page where the visitor enters it. */
function ForgotPasswordForm() {
  const { isLeaving, leaveAfter } = useDelayedNavigation();
  const [keyFor] = useState(createKeys);

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const result = await sendResetCodeCall({ email, channel: 'email' }, keyFor(email));
      if (result.error)
        return { ...result, toast: messageOf(result.error, forgotPasswordMessages) };
      toast(forgotPasswordMessages.success, { variant: 'success' });
      leaveAfter(0, ownPaths.verifyResetCode(), { state: toAccountState({ email }) });
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
      <SubmitButton wide busy={isLeaving} busyText={forgotPasswordMessages.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}

export const meta = (): PageMeta => ({
  title: `${texts.title} | ${siteName}`,
  description: texts.description(siteName),
});

export { ForgotPasswordPage as Component };
