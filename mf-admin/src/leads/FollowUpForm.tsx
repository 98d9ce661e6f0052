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
import type { ContactRow, FollowUpStatus, LeadRow } from 'shared/model/schemas';
import { adminMessages } from 'shared/model/messages';
import { selectUser, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Actions, Notice, Skeleton } from 'shared/ui';
import { CallButton } from '../details/CallButton';
import { followUpStatuses } from './lead-filters';
import { useAdminAdminsQuery, blockSenderCall, followUpCall, openLeadCall } from './lead-endpoints';
import { NoteList } from './NoteList';
import styles from '../lists/Report.module.css';

const NOTE_LENGTH = 2000;

/** A lead or a message, with the work on it. */
export type FollowedUp = ContactWork & Partial<Pick<LeadRow, 'call_back' | 'open_by'>>;
type ContactWork = Pick<
  ContactRow,
  'id' | 'status' | 'note' | 'notes' | 'assignee' | 'spam' | 'senders' | 'campaign'
>;

interface FollowUpFormProps {
  list: 'leads' | 'contacts';
  row: FollowedUp;
  onSaved: () => void;
}

/** The form of a message, or of a lead as it is now. Others see that a lead is open, until it is closed. */
export function FollowUpForm({ list, row, onSaved }: FollowUpFormProps) {
  const isLead = list === 'leads';
  const [opened, setOpened] = useState<{ now?: LeadRow } | null>(isLead ? null : {});
  const admins = useAdminAdminsQuery();
  const { id } = row;
  useEffect(() => {
    if (!isLead) return undefined;
    void openLeadCall(id, true).then(({ data }) => setOpened({ now: data }));
    return () => void openLeadCall(id, false);
  }, [id, isLead]);
  const isReady = opened && (admins.data || admins.isError);
  if (!isReady) return <Skeleton shape="row" count={3} />;
  return (
    <div className={styles.report}>
      {row.campaign && <p>Came from {row.campaign}</p>}
      <WorkForm list={list} row={opened.now ?? row} admins={admins.data ?? []} onSaved={onSaved} />
      <KeptApart list={list} row={row} />
    </div>
  );
}

/** Takes one entry out of the work as spam, and all later ones of a sender. */
function KeptApart({ list, row: { id, spam, senders } }: Omit<FollowUpFormProps, 'onSaved'>) {
  return (
    <Actions>
      <CallButton call={() => followUpCall({ list, id, spam: !spam })}>
        {spam ? 'Not spam' : 'Spam'}
      </CallButton>
      {senders.map(({ contact, is_blocked }) => (
        <CallButton key={contact} call={() => blockSenderCall({ contact, block: !is_blocked })}>
          {is_blocked ? 'Unblock' : 'Block'} {contact}
        </CallButton>
      ))}
    </Actions>
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
  admins,
  onSaved,
}: FollowUpFormProps & { admins: { id: number; name: string }[] }) {
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
      const work = { status, note, assignee: assignee ? Number(assignee) : null };
      const result = await followUpCall({
        list,
        id: row.id,
        ...work,
        ...(isLead && { call_back }),
      });
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
      {row.notes.length > 0 && <NoteList notes={row.notes} />}
      <SelectField name={form.name('status')} label="Status" options={followUpStatuses} />
      {isLead && (
        <TextField
          name={form.name('call_back')}
          label="Call back (IST)"
          type="datetime-local"
          optional
        />
      )}
      <SelectField
        name={form.name('assignee')}
        label="Who has it"
        options={admins.map((admin) => ({ value: String(admin.id), label: admin.name }))}
        placeholder="Nobody"
      />
      <TextAreaField name={form.name('note')} label="Note" maxLength={NOTE_LENGTH} optional />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
