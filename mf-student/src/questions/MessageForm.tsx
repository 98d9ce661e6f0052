import { useState } from 'react';
import { createKeys, UploadFailed, uploadPicture, whyNotPicture } from 'shared/actions';
import {
  CheckboxField,
  done,
  FileField,
  Form,
  SubmitButton,
  TextAreaField,
  useCheckedForm,
} from 'shared/forms';
import { profileMessages } from 'shared/model/messages';
import type { StatusResponse, ThreadMessageRequest } from 'shared/model/schemas';
import { chosen, filled } from 'shared/model/validation';
import { toast } from 'shared/toast';
import { texts } from './texts';

interface MessageValues {
  text: string;
  photo: readonly File[];
  right: boolean;
}

interface MessageFormProps {
  name: string;
  label: string;
  submit: string;
  /** Whether it cannot be sent without a photo. */
  needsPhoto?: boolean;
  /** Whether it marks the answer to a quiz. */
  marks?: boolean;
  send: (
    message: ThreadMessageRequest,
    idempotencyKey: string,
  ) => PromiseLike<{ data?: StatusResponse; error?: object }>;
  onSent?: () => void;
}

/** A text with a photo, such as of the notebook; the picture is uploaded when the form is sent. */
export function MessageForm({
  name,
  label,
  submit,
  needsPhoto = false,
  marks = false,
  send,
  onSent,
}: MessageFormProps) {
  const [keyFor] = useState(createKeys);
  // A repeated attempt sends the picture that is uploaded already.
  const [uploaded] = useState(() => new Map<File, string>());
  const form = useCheckedForm<MessageValues>({
    checks: [
      filled('text', texts.enterText),
      ...(needsPhoto ? [chosen('photo', texts.addPhoto)] : []),
    ],
    onSubmit: async ({ text, photo: [file], right }) => {
      let picture = file && uploaded.get(file);
      if (file && !picture) {
        try {
          picture = await uploadPicture(file);
          uploaded.set(file, picture);
        } catch (reason) {
          const fault = reason instanceof UploadFailed ? reason.fault : null;
          const message = fault ?? profileMessages.imageFailure;
          return {
            error: reason instanceof Error ? reason : new Error(),
            toast: message,
            errors: { photo: [message] },
          };
        }
      }
      const message = { text, ...(picture && { picture }), ...(right && { right }) };
      const sent = await send(message, keyFor(message));
      if (!sent.data) return { error: sent.error ?? {} };
      toast(sent.data.message, { variant: 'success' });
      form.reset();
      onSent?.();
      return done;
    },
  });
  return (
    <Form form={form} name={name}>
      <TextAreaField name={form.name('text')} label={label} maxLength={4000} />
      <FileField
        name={form.name('photo')}
        label={texts.photo}
        hint={texts.photoHint}
        accept="image/jpeg,image/png,image/webp"
        check={whyNotPicture}
        optional={!needsPhoto}
      />
      {marks && <CheckboxField name={form.name('right')} label={texts.right} />}
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  );
}
