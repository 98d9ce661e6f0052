import { firstFieldError, readFailure } from 'shared/api';
import { indianStates } from 'shared/catalogue';
import {
  CheckboxField,
  FieldRow,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { contactMessages } from 'shared/messages';
import { toast } from 'shared/toast';
import { contactChecks, type ContactMessage } from './contact-checks';
import { useSendContactMessageMutation } from './contact-endpoints';

const states = indianStates.map((state) => ({ value: state, label: state }));

export const ContactForm = () => {
  const [send] = useSendContactMessageMutation();
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
        <TextField
          name="phone_number"
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
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
};
