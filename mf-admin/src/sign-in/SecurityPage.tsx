import { useState } from 'react';
import { showFailure, useCall } from 'shared/calls';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import type { RecoveryCodesResponse, SecondFactorSetupResponse } from 'shared/model/schemas';
import { Button, Card, Notice, PageHeading, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { text, type Checks } from 'shared/model/validation';
import { Devices, PasswordForm } from 'shared/own-sign-in';
import { OwnName } from './OwnName';
import {
  newPhoneCall,
  startSecondFactorCall,
  removeSecondFactorCall,
  confirmSecondFactorCall,
  renewRecoveryCodesCall,
  useAdminSecondFactorQuery,
} from './security-endpoints';
import styles from './SecurityPage.module.css';

type SetUpDetails = SecondFactorSetupResponse['data'];

const checks: Checks<{ code: string }> = [
  text('code', 'Please enter the code of your app.', (code) => code.replace(/\s/g, '').length >= 6),
];

/** An admin's own authenticator app with its recovery codes, name, password and devices. */
function SecurityPage() {
  const result = useAdminSecondFactorQuery();
  const [codes, setCodes] = useState<string[]>([]);
  // Until a required app is set up, the page is about nothing else.
  const isOpen = result.data && (result.data.on || !result.data.required);

  return (
    <div className={styles.page}>
      <PageHeading>Your sign-in</PageHeading>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <Loaded
        result={result}
        loading="Loading your sign-in…"
        skeleton={<Skeleton shape="row" count={3} />}
        failure="Your sign-in could not be loaded."
      >
        {({ on, required }) =>
          on ? (
            <SecondFactorSettings required={required} onCodes={setCodes} />
          ) : (
            <SetUp required={required} onCodes={setCodes} />
          )
        }
      </Loaded>
      {isOpen && (
        <>
          <OwnName />
          <OwnPassword />
          <Card>
            <h2 className={styles.heading}>Where you are signed in</h2>
            <Devices />
          </Card>
        </>
      )}
    </div>
  );
}

function OwnPassword() {
  const [round, setRound] = useState(0);
  return (
    <Card>
      <h2 className={styles.heading}>Password</h2>
      {/* A new form after each change, so that no password stays in the fields. */}
      <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
    </Card>
  );
}

interface PartProps {
  required: boolean;
  onCodes: (codes: string[]) => void;
}

function SetUp({ required, onCodes }: PartProps) {
  const [setUp, setSetUp] = useState<SetUpDetails>();
  const [start, isLoading] = useCall(startSecondFactorCall);
  const begin = async () => {
    const { data, error } = await start(undefined);
    if (error) showFailure(error);
    else setSetUp(data);
  };
  return (
    <Card>
      <h2 className={styles.heading}>Authenticator app</h2>
      <p>
        {required
          ? 'Administrators of this site log in with a code of an authenticator app. Set yours up to go on.'
          : 'With an authenticator app on your phone, nobody can log in with a stolen password alone.'}
      </p>
      {!setUp && (
        <Button className={styles.begin} busy={isLoading} onClick={() => void begin()}>
          Set up the app
        </Button>
      )}
      {setUp && <ScanSteps setUp={setUp} name="Set up the app" label="Turn on" onCodes={onCodes} />}
    </Card>
  );
}

interface ScanStepsProps extends Pick<PartProps, 'onCodes'> {
  setUp: SetUpDetails;
  name: string;
  label: string;
}

/** The picture and the key for the app, and the field for its first code. */
function ScanSteps({ setUp, name, label, onCodes }: ScanStepsProps) {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          Scan this picture with the app.
          <svg
            role="img"
            aria-label="QR code for the authenticator app"
            className={styles.qr}
            viewBox={`0 0 ${setUp.qr.size} ${setUp.qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={setUp.qr.path} />
          </svg>
        </li>
        <li>
          Or type this key: <code className={styles.key}>{setUp.key}</code>
        </li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <CodeForm<RecoveryCodesResponse>
        name={name}
        label={label}
        hint="Six digits of the app."
        send={(code) => confirmSecondFactorCall({ code })}
        onDone={({ data }) => onCodes(data.recovery_codes)}
      />
    </>
  );
}

/** The app on another phone; the one before works until the first code of the new one. */
function NewPhone({ onCodes }: Pick<PartProps, 'onCodes'>) {
  const [setUp, setSetUp] = useState<SetUpDetails>();
  return (
    <Card>
      <h2 className={styles.heading}>Link a new phone</h2>
      <p>
        For a new phone, or if the old one is lost. The old one works until the new one has shown
        its first code.
      </p>
      {setUp ? (
        <ScanSteps setUp={setUp} name="New phone" label="Use the new phone" onCodes={onCodes} />
      ) : (
        <CodeForm<SetUpDetails>
          name="Link a new phone"
          label="Link a new phone"
          send={(code) => newPhoneCall({ code })}
          onDone={setSetUp}
        />
      )}
    </Card>
  );
}

function SecondFactorSettings({ required, onCodes }: PartProps) {
  return (
    <>
      <Notice tone="success">Your account asks for a code of your authenticator app.</Notice>
      <NewPhone onCodes={onCodes} />
      <Card>
        <h2 className={styles.heading}>New recovery codes</h2>
        <p>
          Ten new codes for when you do not have your phone with you. The old ones stop working.
        </p>
        <CodeForm<RecoveryCodesResponse>
          name="New recovery codes"
          label="Make new codes"
          send={(code) => renewRecoveryCodesCall({ code })}
          onDone={({ data }) => onCodes(data.recovery_codes)}
        />
      </Card>
      {!required && (
        <Card>
          <h2 className={styles.heading}>Turn the app off</h2>
          <p>After that, the password alone is enough to log in.</p>
          <CodeForm
            name="Turn the app off"
            label="Turn off"
            send={(code) => removeSecondFactorCall({ code })}
          />
        </Card>
      )}
    </>
  );
}

interface CodeFormProps<Data extends object> {
  name: string;
  label: string;
  hint?: string;
  send: (
    code: string,
  ) => Promise<{ data: Data; error?: undefined } | { data?: undefined; error: object }>;
  onDone?: (data: Data) => void;
}

function CodeForm<Data extends object>({
  name,
  label,
  hint = 'Six digits of the app, or one of your recovery codes.',
  send,
  onDone,
}: CodeFormProps<Data>) {
  const form = useCheckedForm<{ code: string }>({
    checks,
    onSubmit: async ({ code }) => {
      const result = await send(code);
      if (!result.error) onDone?.(result.data);
      return result;
    },
  });
  return (
    <Form form={form} name={name}>
      <TextField
        name={form.name('code')}
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <div>
        <SubmitButton>{label}</SubmitButton>
      </div>
    </Form>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card>
      <h2 className={styles.heading}>Your recovery codes</h2>
      <p>
        Keep them in a safe place away from your phone. Each code works once instead of the app. You
        can see them only now.
      </p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export { SecurityPage as Component };
