import { useState } from 'react';
import { Devices, PasswordForm } from 'shared/own-sign-in';
import { Button, Card } from 'shared/ui';
import styles from './SignIn.module.css';
import { PhoneForm } from './PhoneForm';
import { signInTexts as texts } from './texts';

/** The section of the profile page for the password, the phone number and the signed-in devices. */
export function SignIn() {
  const [open, setOpen] = useState<'password' | 'phone' | 'devices' | null>(null);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          aria-expanded={open === 'password'}
          onClick={() => setOpen(open === 'password' ? null : 'password')}
        >
          {texts.changePassword}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={open === 'phone'}
          onClick={() => setOpen(open === 'phone' ? null : 'phone')}
        >
          {texts.changePhone}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={open === 'devices'}
          onClick={() => setOpen(open === 'devices' ? null : 'devices')}
        >
          {texts.devices}
        </Button>
      </div>
      {open === 'password' && <PasswordForm onChanged={() => setOpen(null)} />}
      {open === 'phone' && <PhoneForm onChanged={() => setOpen(null)} />}
      {open === 'devices' && <Devices />}
    </Card>
  );
}
