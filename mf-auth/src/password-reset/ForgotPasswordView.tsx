import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { AuthHeading, AuthLinks } from '../layout';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export function ForgotPasswordView() {
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us the e-mail of your account. We send a six-digit code there, and with it you choose a
        new password.
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
