import {
  FieldRow,
  Form,
  PhoneField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { email, filled, ifFilled, tenDigits, type Checks } from 'shared/model/validation';
import { Icon } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { addLeadCall } from './lead-endpoints';

interface LeadValues {
  full_name: string;
  phone_number: string;
  email: string;
  course: string;
  call_back: string;
  note: string;
}

const checks: Checks<LeadValues> = [
  filled('full_name', 'Please enter the name.'),
  tenDigits('phone_number', 'Phone number must be exactly 10 digits.'),
  ifFilled(email('email', 'Please enter a valid email address.')),
];

/** Writes down a lead that has telephoned or come by. */
export function AddLead() {
  return (
    <EditorButton title="Add lead" form={(close) => <LeadForm onSaved={close} />}>
      <Icon name="plus" size={18} />
      Add lead
    </EditorButton>
  );
}

function LeadForm({ onSaved }: { onSaved: () => void }) {
  const form = useCheckedForm<LeadValues>({
    checks,
    onSubmit: async (values) => announced(await addLeadCall(values), onSaved),
  });
  return (
    <Form form={form} autoComplete="off" name="Lead">
      <TextField name={form.name('full_name')} label="Name" maxLength={120} />
      <FieldRow>
        <PhoneField name={form.name('phone_number')} label="Phone" autoComplete="off" />
        <TextField
          name={form.name('email')}
          label="Email"
          type="email"
          spellCheck={false}
          optional
        />
      </FieldRow>
      <TextField name={form.name('course')} label="Course" maxLength={60} optional />
      <TextField
        name={form.name('call_back')}
        label="Call back (IST)"
        type="datetime-local"
        optional
      />
      <TextAreaField name={form.name('note')} label="Note" maxLength={2000} optional />
      <SubmitButton>Add lead</SubmitButton>
    </Form>
  );
}
