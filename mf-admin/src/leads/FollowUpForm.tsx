import { useEffect, useState } from 'react';
import {
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { indianTime } from 'shared/model/format';
import type { FollowUpStatus, LeadRow, NoteEntry } from 'shared/model/schemas';
import { adminMessages } from 'shared/model/messages';
import { selectUser, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Notice, Skeleton } from 'shared/ui';
import { followUpStatuses } from './lead-filters';
import { useAdminAdminsQuery, useAdminFollowUpMutation, openLeadCall } from './lead-endpoints';
import { NoteList } from './NoteList';

const NOTE_LENGTH = 2000;

/** A lead or a message, with the work on it. */
export type FollowedUp = {
  id: number;
  status: FollowUpStatus;
  note: string;
  notes?: NoteEntry[];
} & Partial<Pick<LeadRow, 'call_back' | 'assignee' | 'open_by'>>;

interface FormProps {
  row: FollowedUp;
  onSaved: () => void;
}

interface FollowUpFormProps extends FormProps {
  list: 'leads' | 'contacts';
}

/** The form of a lead or of a message. */
export const FollowUpForm = ({ list, ...form }: FollowUpFormProps) =>
  list === 'leads' ? <LeadForm {...form} /> : <WorkForm list={list} {...form} />;

/** The form of a lead as it is now. Others see that it is open, until it is closed. */
function LeadForm({ row, onSaved }: FormProps) {
  const [opened, setOpened] = useState<{ now?: LeadRow }>();
  const admins = useAdminAdminsQuery();
  const { id } = row;
  useEffect(() => {
    void openLeadCall(id, true).then(({ data }) => setOpened({ now: data }));
    return () => void openLeadCall(id, false);
  }, [id]);
  const isReady = opened && (admins.data || admins.isError);
  if (!isReady) return <Skeleton shape="row" count={3} />;
  return (
    <WorkForm list="leads" row={opened.now ?? row} admins={admins.data ?? []} onSaved={onSaved} />
  );
}

interface FollowUpValues {
  status: FollowUpStatus;
  call_back: string;
  assignee: string;
  note: string;
}

function WorkForm({
  list,
  row,
  admins = [],
  onSaved,
}: FollowUpFormProps & { admins?: { id: number; name: string }[] }) {
  const [save] = useAdminFollowUpMutation();
  const own = useAppSelector(selectUser);
  const isLead = list === 'leads';
  const other = row.open_by && row.open_by.id !== own?.id ? row.open_by : null;
  const form = useCheckedForm<FollowUpValues>({
    defaultValues: {
      status: row.status,
      call_back: row.call_back ? indianTime(row.call_back).slice(0, 16) : '',
      assignee: row.assignee ? String(row.assignee.id) : '',
      note: '',
    },
    onSubmit: async ({ status, note, call_back, assignee }) => {
      const work = { call_back, assignee: assignee ? Number(assignee) : null };
      const result = await save({ list, id: row.id, status, note, ...(isLead && work) });
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
      {other && <Notice tone="info">{other.name} has this lead open now.</Notice>}
      {row.notes && row.notes.length > 0 && <NoteList notes={row.notes} />}
      <SelectField name={form.name('status')} label="Status" options={followUpStatuses} />
      {isLead && (
        <>
          <TextField
            name={form.name('call_back')}
            label="Call back (IST)"
            type="datetime-local"
            optional
          />
          <SelectField
            name={form.name('assignee')}
            label="Who has it"
            options={admins.map((admin) => ({ value: String(admin.id), label: admin.name }))}
            placeholder="Nobody"
          />
        </>
      )}
      <TextAreaField name={form.name('note')} label="Note" maxLength={NOTE_LENGTH} optional />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
