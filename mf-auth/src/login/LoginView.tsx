import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { AuthHeading, AuthLinks } from '../layout';
import { LoginForm } from './LoginForm';

export function LoginView() {
  return (
    <>
      <AuthHeading title="Log in">
        Welcome back. Your classes and webinars are where you left them.
      </AuthHeading>
      <LoginForm />
      <AuthLinks>
        New here? <Link to={paths.loginView('signup')}>Sign up</Link>
      </AuthLinks>
    </>
  );
}
