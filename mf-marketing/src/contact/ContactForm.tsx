import { useState } from 'react';
import { campaign, createKeys } from 'shared/actions';
import { firstFieldError, readFailure, readStatus, send, type CallError } from 'shared/calls';
import { stateOptions } from 'shared/model/catalogue';
import {
  CheckboxField,
  EmailField,
  FieldRow,
  Form,
  PhoneField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { contactMessages } from 'shared/model/messages';
import type { ContactRequest } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { email, filled, tenDigits, type Checks } from 'shared/model/validation';
import { texts } from './texts';

export function ContactForm() {
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<ContactMessage>({
    checks: contactChecks,
    onSubmit: async (message) => {
      const body = { ...message, subscribe: Boolean(message.subscribe) };
      const result = await contactCall(body, keyFor(body));
      if (result.error) return { ...result, ...reason(result.error) };
      toast(contactMessages.success, { variant: 'success' });
      form.reset();
      return result;
    },
  });

  return (
    <Form form={form} name={texts.contact}>
      <TextField name={form.name('name')} label={texts.name} autoComplete="name" />
      <FieldRow>
        <EmailField name={form.name('email')} label={texts.email} autoComplete="email" />
        <PhoneField name={form.name('phone_number')} />
      </FieldRow>
      <SelectField
        name={form.name('state')}
        label={texts.state}
        placeholder={texts.chooseState}
        options={stateOptions}
        autoComplete="address-level1"
      />
      <TextAreaField name={form.name('message')} label={texts.message} rows={5} />
      <CheckboxField name={form.name('subscribe')} label={texts.subscribe} />
      <SubmitButton busyText={texts.sending}>{texts.send}</SubmitButton>
    </Form>
  );
}

interface ContactMessage {
  name: string;
  email: string;
  phone_number: string;
  state: string;
  message: string;
  subscribe: boolean;
}

const contactChecks: Checks<ContactMessage> = [
  filled('name', contactMessages.nameMissing),
  filled('email', contactMessages.emailMissing),
  email('email', contactMessages.emailInvalid),
  filled('phone_number', contactMessages.phoneMissing),
  tenDigits('phone_number', contactMessages.phoneInvalid),
  filled('state', contactMessages.stateMissing),
  filled('message', contactMessages.messageMissing),
];

/** Only a 201 with a true status says that the server has stored the message. */
const contactCall = (body: ContactRequest, idempotencyKey: string) =>
  send(
    {
      name: 'marketingContact',
      url: '/contacts',
      method: 'POST',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: { ...body, ...campaign() },
      validateStatus: (response, answer) => response.status === 201 && readStatus(answer).status,
    },
    readStatus,
  );

/** The server's own words are shown only if it has refused an entry. */
function reason(error: CallError) {
  const failure = readFailure(error);
  if (failure.status === 422) {
    return { toast: firstFieldError(failure) ?? contactMessages.invalid };
  }
  const isSuccess = failure.status !== null && failure.status < 300;
  return { toast: isSuccess ? contactMessages.unexpected : contactMessages.failure, errors: {} };
}
