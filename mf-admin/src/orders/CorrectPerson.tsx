import { FieldRow, PhoneField, TextField } from 'shared/forms';
import { email, filled, type Checks } from 'shared/model/validation';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { correctPersonCall } from './help-endpoints';

interface CorrectPersonProps {
  label: string;
  /** The account's id; without an account the e-mail address. */
  person: number | string;
  now: { name: string; email: string; phone: string };
}

interface CorrectValues extends ReasonValues {
  name: string;
  email: string;
  phone: string;
}

const checks: Checks<CorrectValues> = [
  filled('name', 'Please enter the name.'),
  email('email', 'Please enter a valid email address.'),
];

/** Corrects what was typed wrongly: name, e-mail and phone of a person and of that person's orders. */
export function CorrectPerson({ label, person, now }: CorrectPersonProps) {
  return (
    <ReasonDialog<CorrectValues>
      title={label}
      fields={(form) => (
        <>
          <TextField name={form.name('name')} label="Name" maxLength={120} required />
          <FieldRow>
            <TextField
              name={form.name('email')}
              label="Email"
              type="email"
              spellCheck={false}
              required
            />
            <PhoneField name={form.name('phone')} label="Phone" autoComplete="off" />
          </FieldRow>
        </>
      )}
      defaultValues={now}
      checks={checks}
      submit={() => 'Save'}
      send={({ reason, ...values }) =>
        correctPersonCall({ person, reason, ...changedOnly(values, now) })
      }
    >
      A new e-mail address signs the old one out everywhere and has to be confirmed again; both
      addresses get an e-mail. Receipts stay as they were issued.
    </ReasonDialog>
  );
}

/** Only what differs is sent, so that an old value in another form is not checked again. */
function changedOnly(
  values: Omit<CorrectValues, 'reason'>,
  now: CorrectPersonProps['now'],
): Partial<Omit<CorrectValues, 'reason'>> {
  const fields = ['name', 'email', 'phone'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field].trim();
      return value === now[field] ? [] : [[field, value]];
    }),
  );
}
