import { useState, type ReactNode } from 'react';
import {
  Form,
  SubmitButton,
  TextAreaField,
  useCheckedForm,
  type CheckedForm,
  type NamesOf,
  stopped,
} from 'shared/forms';
import { readFailure } from 'shared/calls';
import type { StatusResponse } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Button, Dialog } from 'shared/ui';
import { filled, type Checks } from 'shared/model/validation';
import { useAsk, type Question } from './Ask';

const REASON_LENGTH = 500;

export interface ReasonValues {
  reason: string;
}

export interface ReasonDialogProps<Values extends ReasonValues> {
  title: string;
  /** The text of the button that opens it; by default the title. */
  label?: ReactNode;
  /** Says what will happen. */
  children: ReactNode;
  /** Fields that the form shows before the reason. */
  fields?: (form: CheckedForm<Values>) => ReactNode;
  defaultValues?: Partial<Values>;
  checks?: Checks<Values>;
  /** The name of the last field, where it is not a reason. */
  reasonLabel?: string;
  /** The text of the button that sends the form; by default the title. */
  submit?: (form: CheckedForm<Values>) => ReactNode;
  /** A question before these values are sent; null to send them at once. */
  question?: (values: Values) => Question | null;
  send: (
    values: Values,
  ) => Promise<{ data: StatusResponse; error?: undefined } | { data?: undefined; error: object }>;
}

/** A button for an action that needs a reason; the audit log stores the reason. */
export function ReasonDialog<Values extends ReasonValues = ReasonValues>({
  title,
  label = title,
  ...form
}: ReasonDialogProps<Values>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open title={title} onClose={() => setOpen(false)}>
          <ReasonForm {...form} name={title} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

interface ReasonFormProps<Values extends ReasonValues> extends Omit<
  ReasonDialogProps<Values>,
  'label' | 'title'
> {
  name: string;
  onDone: () => void;
}

function ReasonForm<Values extends ReasonValues>({
  name,
  children,
  fields,
  defaultValues,
  checks = [],
  reasonLabel = 'Reason',
  submit,
  question,
  send,
  onDone,
}: ReasonFormProps<Values>) {
  const [ask, asking] = useAsk();
  const form = useCheckedForm<Values>({
    checks: [...checks, filled('reason', `Please give a ${reasonLabel.toLowerCase()}.`)],
    defaultValues,
    onSubmit: async (values) => {
      const asked = question?.(values);
      if (asked && !(await ask(asked))) return stopped;
      const result = await send(values);
      if (result.error) {
        const { errors } = readFailure(result.error);
        // Some requests have the reason as a note.
        return { ...result, errors: errors.note ? { ...errors, reason: errors.note } : errors };
      }
      toast(result.data.message || 'Done.', { variant: 'success' });
      onDone();
      return result;
    },
  });
  // TypeScript does not see in general values that they have a reason.
  const nameOf = form.name as NamesOf<ReasonValues>;
  return (
    <>
      <Form form={form} autoComplete="off" name={name}>
        <p>{children}</p>
        {fields?.(form)}
        <TextAreaField name={nameOf('reason')} label={reasonLabel} maxLength={REASON_LENGTH} />
        <div>
          <SubmitButton>{submit ? submit(form) : name}</SubmitButton>
        </div>
      </Form>
      {asking}
    </>
  );
}
