import { firstFieldError, readFailure, readStatus } from 'shared/calls';
import { lazyCall, useCall } from 'shared/calls';
import { indianStates } from 'shared/model/catalogue';
import {
  CheckboxField,
  FieldRow,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  PhoneField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { contactMessages } from 'shared/model/messages';
import type { ContactRequest } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { type Check, isEmail, isFilled, isTenDigits } from 'shared/model/validation';

const states = indianStates.map((state) => ({ value: state, label: state }));

export function ContactForm() {
  const [send] = useCall(contactCall);
  const form = useCheckedForm<ContactMessage>({
    checks: contactChecks,
    onSubmit: async (message) => {
      const { data, error } = await send({ ...message, subscribe: Boolean(message.subscribe) });
      if (error) {
        const failure = readFailure(error);
        const refused = failure.status === 422;
        if (refused) form.setFieldErrors(failure.errors);
        toast(
          refused ? (firstFieldError(failure) ?? contactMessages.invalid) : contactMessages.failure,
          { variant: 'error' },
        );
      } else if (data.accepted) {
        toast(contactMessages.success, { variant: 'success' });
        form.reset();
      } else {
        toast(contactMessages.unexpected, { variant: 'error' });
      }
    },
  });

  return (
    <Form form={form} name="Contact">
      <TextField name="name" label="Name" autoComplete="name" />
      <FieldRow>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <PhoneField name="phone_number" />
      </FieldRow>
      <SelectField
        name="state"
        label="State"
        placeholder="Choose your state"
        options={states}
        autoComplete="address-level1"
      />
      <TextAreaField name="message" label="Message" rows={5} />
      <CheckboxField name="subscribe" label="Send me news about courses and webinars" />
      <SubmitButton busyText="Sending…">Send message</SubmitButton>
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

const contactChecks: readonly Check<ContactMessage>[] = [
  { field: 'name', message: contactMessages.nameMissing, passes: ({ name }) => isFilled(name) },
  { field: 'email', message: contactMessages.emailMissing, passes: ({ email }) => isFilled(email) },
  { field: 'email', message: contactMessages.emailInvalid, passes: ({ email }) => isEmail(email) },
  {
    field: 'phone_number',
    message: contactMessages.phoneMissing,
    passes: ({ phone_number }) => isFilled(phone_number),
  },
  {
    field: 'phone_number',
    message: contactMessages.phoneInvalid,
    passes: ({ phone_number }) => isTenDigits(phone_number),
  },
  { field: 'state', message: contactMessages.stateMissing, passes: ({ state }) => isFilled(state) },
  {
    field: 'message',
    message: contactMessages.messageMissing,
    passes: ({ message }) => isFilled(message),
  },
];

/** Whether the server stored the message: only a 201 with a true status counts as stored. */
interface Delivery {
  accepted: boolean;
}

const contactCall = lazyCall(
  ({ api }) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        marketingContact: build.mutation<Delivery, ContactRequest>({
          query: (body) => ({ url: '/contacts', method: 'POST', body }),
          transformResponse: (response, meta) => ({
            accepted: meta?.response?.status === 201 && readStatus(response).status,
          }),
        }),
      }),
    }).endpoints.marketingContact.initiate,
);
