import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PageMeta } from 'shared/contract';
import { Form, PasswordField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { PASSWORD_MIN } from 'shared/model/constants';
import { resetPasswordMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { grantText } from 'shared/model/rights';
import type { InvitationResponse } from 'shared/model/schemas';
import { atLeast, filled, sameAs, type Checks } from 'shared/model/validation';
import { buttonClass, Skeleton } from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { SignInSheet } from '../sign-in/SignInSheet';
import { announced } from '../details/announced';
import { acceptInvitationCall, useAdminInvitationQuery } from './team-endpoints';

/** The page that the link of an invitation opens: the name and the password of the new account. */
function InvitationPage() {
  const { token = '' } = useParams();
  const result = useAdminInvitationQuery(token);
  return (
    <SignInSheet
      heading="Welcome to the team"
      lead="Choose your password, and sign in with it afterwards."
    >
      <Loaded
        result={result}
        skeleton={<Skeleton shape="row" count={4} />}
        failure="The invitation could not be loaded."
        missing={
          <EmptyState
            title="This invitation has ended"
            action={
              <Link to={paths.adminLogin()} className={buttonClass({ variant: 'secondary' })}>
                Go to the sign-in
              </Link>
            }
          >
            Its link was used, replaced or is more than a week old. Ask for a new one.
          </EmptyState>
        }
      >
        {(invitation) => <AcceptForm token={token} invitation={invitation} />}
      </Loaded>
    </SignInSheet>
  );
}

interface AcceptValues {
  name: string;
  password: string;
  password_confirmation: string;
}

const { passwordShort, passwordsDiffer } = resetPasswordMessages;
const checks: Checks<AcceptValues> = [
  filled('name', 'Please enter your name.'),
  atLeast('password', PASSWORD_MIN, passwordShort),
  sameAs('password_confirmation', 'password', passwordsDiffer),
];

function AcceptForm({
  token,
  invitation: { name, email, rights, ticked = [] },
}: {
  token: string;
  invitation: InvitationResponse['data'];
}) {
  const navigate = useNavigate();
  const form = useCheckedForm<AcceptValues>({
    checks,
    defaultValues: { name, password: '', password_confirmation: '' },
    onSubmit: async ({ name, password, password_confirmation }) => {
      const result = await acceptInvitationCall({ token, name, password, password_confirmation });
      return announced(result, () => navigate(paths.adminLogin(), { replace: true }));
    },
  });
  return (
    <Form form={form} name="Accept the invitation">
      <p>
        {email}, with the role {grantText(rights, ticked)}
      </p>
      <TextField name={form.name('name')} label="Your name" autoComplete="name" maxLength={120} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name={form.name('password')}
        label="Password"
        autoComplete="new-password"
        required
      />
      <PasswordField
        name={form.name('password_confirmation')}
        label="Password again"
        autoComplete="new-password"
        required
      />
      <SubmitButton wide>Accept</SubmitButton>
    </Form>
  );
}

export const meta = (): PageMeta => ({
  title: 'Invitation',
  description: 'An invitation to work on the site.',
  noIndex: true,
});

export { InvitationPage as Component };
