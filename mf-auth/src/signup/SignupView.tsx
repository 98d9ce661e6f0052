import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { AuthHeading, AuthLinks } from '../layout';
import { SignupForm } from './SignupForm';

export function SignupView() {
  return (
    <>
      <AuthHeading title="Create your account">
        One account for every course, webinar and recording.
      </AuthHeading>
      <SignupForm />
      <AuthLinks>
        Already registered? <Link to={paths.loginView('login')}>Log in</Link>
      </AuthLinks>
    </>
  );
}
