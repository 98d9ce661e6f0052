import { useState, type ReactNode } from 'react';
import { Form, SubmitButton, TextAreaField, TextField, useCheckedForm } from 'shared/forms';
import type { StatusResponse } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Button, Dialog } from 'shared/ui';
import type { Check } from 'shared/model/validation';
import { showFailure } from './show-failure';

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
  /** Resolves to the server's response, or to the error. */
  send: (values: ReasonValues) => Promise<{ data?: StatusResponse; error?: unknown }>;
}

const checks: readonly Check<ReasonValues>[] = [
  {
    field: 'amount',
    message: 'Please enter an amount in rupees, such as 499 or 499.50.',
    passes: ({ amount }) => /^(\d{1,8}(\.\d{1,2})?)?$/.test(amount.trim()),
  },
  {
    field: 'reason',
    message: 'Please give a reason.',
    passes: ({ reason }) => reason.trim() !== '',
  },
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
    defaultValues: { reason: '', amount: '', order_number: '' },
    onSubmit: async (values) => {
      const { data, error } = await send(values);
      if (error) {
        const { note, ...errors } = showFailure(error).errors;
        form.setFieldErrors(note ? { ...errors, reason: note } : errors);
        return;
      }
      toast(data?.message ?? 'Done.', { variant: 'success' });
      onDone();
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
