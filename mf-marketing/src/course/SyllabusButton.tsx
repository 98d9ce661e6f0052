import { useState } from 'react';
import { LEAD_SYLLABUS, LEAD_TOAST_DURATION } from 'shared/model/constants';
import {
  EmailField,
  Form,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { syllabusMessages } from 'shared/model/messages';
import { hasStoredToken } from 'shared/store';
import { Button, Dialog, Icon } from 'shared/ui';
import { email, filled, indianMobile, type Checks } from 'shared/model/validation';
import { campaign, sendLead } from 'shared/actions';
import { syllabusTexts as texts } from './texts';

interface SyllabusButtonProps {
  syllabus: string;
  children?: string;
}

/** Downloads the syllabus; a visitor without a token has to give contact details first. */
export function SyllabusButton({ syllabus, children = texts.download }: SyllabusButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => (hasStoredToken() ? download(syllabus) : setDialogOpen(true))}
      >
        <Icon name="download" size={20} />
        {children}
      </Button>
      <Dialog open={isDialogOpen} onClose={() => setDialogOpen(false)} title={texts.download}>
        <SyllabusForm
          onAccepted={() => {
            setDialogOpen(false);
            download(syllabus);
          }}
        />
      </Dialog>
    </>
  );
}

/** Asks for contact details before the syllabus is downloaded; `onAccepted` when the server has accepted them. */
function SyllabusForm({ onAccepted }: { onAccepted: () => void }) {
  const form = useCheckedForm<SyllabusRequest>({
    checks: syllabusChecks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ full_name, email, phone_number }) => {
      const result = await sendLead(
        { full_name: full_name.trim(), email, phone_number, type: LEAD_SYLLABUS, ...campaign() },
        syllabusMessages,
      );
      if (!result.error) onAccepted();
      return result;
    },
  });

  return (
    <Form form={form} name={texts.download}>
      <TextField name={form.name('full_name')} label={texts.fullName} autoComplete="name" />
      <EmailField name={form.name('email')} label={texts.email} autoComplete="email" />
      <PhoneField name={form.name('phone_number')} />
      <SubmitButton wide busyText={texts.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}

interface SyllabusRequest {
  full_name: string;
  email: string;
  phone_number: string;
}

const { fieldMissing, emailInvalid, phoneInvalid } = syllabusMessages;

/** Empty fields are reported first, then invalid values. */
const syllabusChecks: Checks<SyllabusRequest> = [
  filled('full_name', fieldMissing),
  filled('email', fieldMissing),
  filled('phone_number', fieldMissing),
  email('email', emailInvalid),
  indianMobile('phone_number', phoneInvalid),
];

/** Downloads a file of the site under its own name. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
