import { useState } from 'react';
import { Form, SelectField, SubmitButton, TextAreaField, useCheckedForm } from 'shared/forms';
import type { FollowUpStatus } from 'shared/model/schemas';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Button, Dialog, VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { useAdminFollowUpMutation } from './lead-endpoints';
import styles from '../lists/Report.module.css';

export const followUpStatuses: readonly { value: FollowUpStatus; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'called', label: 'Called' },
  { value: 'interested', label: 'Interested' },
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'closed', label: 'Closed' },
];

const NOTE_LENGTH = 2000;

interface FollowUpProps {
  list: 'leads' | 'contacts';
  row: { id: number; status: FollowUpStatus; note: string };
  /** The name of the person to follow up. */
  name: string;
}

/** Status and note of a lead or a message, and the button that opens them for editing. */
export function FollowUp({ list, row, name }: FollowUpProps) {
  const [isOpen, setOpen] = useState(false);
  const label = followUpStatuses.find(({ value }) => value === row.status)?.label ?? row.status;
  return (
    <div className={styles.followUp}>
      <Badge tone={row.status === 'new' ? 'pending' : 'neutral'}>{label}</Badge>
      {row.note && <p className={styles.longText}>{row.note}</p>}
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Follow up <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog open title={`Follow up ${name}`} onClose={() => setOpen(false)}>
          <FollowUpForm list={list} row={row} onSaved={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}

function FollowUpForm({
  list,
  row,
  onSaved,
}: Pick<FollowUpProps, 'list' | 'row'> & { onSaved: () => void }) {
  const [save] = useAdminFollowUpMutation();
  const form = useCheckedForm<{ status: FollowUpStatus; note: string }>({
    defaultValues: { status: row.status, note: row.note },
    onSubmit: async (values) => {
      const result = await save({ list, id: row.id, ...values });
      if (result.error) {
        return { ...result, otherwise: 'It could not be saved. Please try again.' };
      }
      toast(adminMessages.saved, { variant: 'success' });
      onSaved();
      return result;
    },
  });
  return (
    <Form form={form} name="Follow-up">
      <SelectField name="status" label="Status" options={followUpStatuses} />
      <TextAreaField name="note" label="Note" maxLength={NOTE_LENGTH} optional />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
