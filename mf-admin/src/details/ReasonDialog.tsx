import { useState, type ReactNode } from 'react';
import { Form, SubmitButton, TextAreaField, TextField, useCheckedForm } from 'shared/forms';
import { readFailure } from 'shared/calls';
import { readPaise } from 'shared/model/format';
import type { StatusResponse } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Button, Dialog } from 'shared/ui';
import { filled, ifFilled, text, type Checks } from 'shared/model/validation';

const REASON_LENGTH = 500;

export interface ReasonValues {
  reason: string;
  amount: string;
  order_number: string;
}

interface ReasonDialogProps {
  /** The text of the button that opens it. */
  label: string;
  title: string;
  /** Says what will happen. */
  children: ReactNode;
  /** A field that the form shows before the reason. */
  field?: { name: 'amount' | 'order_number'; label: string; hint?: string };
  send: (
    values: ReasonValues,
  ) => Promise<{ data: StatusResponse; error?: undefined } | { data?: undefined; error: object }>;
}

const checks: Checks<ReasonValues> = [
  ifFilled(
    text(
      'amount',
      'Please enter an amount in rupees, such as 499 or 499.50.',
      (given) => readPaise(given) !== null,
    ),
  ),
  filled('reason', 'Please give a reason.'),
];

/** A button for an action that needs a reason; the audit log stores the reason. */
export function ReasonDialog({ label, title, ...form }: ReasonDialogProps) {
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

interface ReasonFormProps extends Pick<ReasonDialogProps, 'children' | 'field' | 'send'> {
  name: string;
  onDone: () => void;
}

function ReasonForm({ name, children, field, send, onDone }: ReasonFormProps) {
  const form = useCheckedForm<ReasonValues>({
    checks,
    onSubmit: async (values) => {
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
  return (
    <Form form={form} name={name}>
      <p>{children}</p>
      {field && (
        <TextField
          {...field}
          autoComplete="off"
          maxLength={60}
          inputMode={field.name === 'amount' ? 'decimal' : 'text'}
          optional={field.name === 'amount'}
          required={field.name !== 'amount'}
        />
      )}
      <TextAreaField name="reason" label="Reason" maxLength={REASON_LENGTH} />
      <div>
        <SubmitButton>{name}</SubmitButton>
      </div>
    </Form>
  );
}
