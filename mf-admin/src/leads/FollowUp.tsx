import { useEffect, useState } from 'react';
import {
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { formatDateTime, indianTime } from 'shared/model/format';
import type { FollowUpStatus, LeadRow, NoteEntry } from 'shared/model/schemas';
import { adminMessages } from 'shared/model/messages';
import { selectUser, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Notice, Skeleton, VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { EditorButton } from '../details/EditorDialog';
import { useAdminAdminsQuery, useAdminFollowUpMutation, openLeadCall } from './lead-endpoints';
import { NoteList } from './NoteList';
import styles from '../lists/Report.module.css';

export const followUpStatuses: readonly { value: FollowUpStatus; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'called', label: 'Called' },
  { value: 'no_answer', label: 'No answer' },
  { value: 'interested', label: 'Interested' },
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'closed', label: 'Closed' },
];

const NOTE_LENGTH = 2000;

type Work = Partial<Pick<LeadRow, 'call_back' | 'assignee' | 'open_by'>>;
type Row = { id: number; status: FollowUpStatus; note: string; notes?: NoteEntry[] } & Work;

interface FollowUpProps {
  list: 'leads' | 'contacts';
  row: Row;
  /** The name of the person to follow up. */
  name: string;
}

/** The state of the work on a lead or a message, and the button that opens it for editing. */
export function FollowUp({ list, row, name }: FollowUpProps) {
  const ownId = useAppSelector(selectUser)?.id;
  const label = followUpStatuses.find(({ value }) => value === row.status)?.label ?? row.status;
  return (
    <div className={styles.followUp}>
      <Badge tone={row.status === 'new' ? 'pending' : 'neutral'}>{label}</Badge>
      {row.call_back && <p>Call back {formatDateTime(row.call_back)}</p>}
      {row.assignee && <p className={styles.detail}>{row.assignee.name} has it</p>}
      {row.open_by && row.open_by.id !== ownId && (
        <p className={styles.detail}>{row.open_by.name} has it open now</p>
      )}
      {row.note && <p className={styles.longText}>{row.note}</p>}
      <EditorButton
        variant="quiet"
        title={`Follow up ${name}`}
        form={(close) =>
          list === 'leads' ? (
            <LeadForm row={row} onSaved={close} />
          ) : (
            <FollowUpForm list={list} row={row} onSaved={close} />
          )
        }
      >
        Follow up <VisuallyHidden>{name}</VisuallyHidden>
      </EditorButton>
    </div>
  );
}

interface FormProps {
  row: Row;
  onSaved: () => void;
}

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
    <FollowUpForm
      list="leads"
      row={opened.now ?? row}
      admins={admins.data ?? []}
      onSaved={onSaved}
    />
  );
}

interface FollowUpValues {
  status: FollowUpStatus;
  call_back: string;
  assignee: string;
  note: string;
}

function FollowUpForm({
  list,
  row,
  admins = [],
  onSaved,
}: FormProps & Pick<FollowUpProps, 'list'> & { admins?: { id: number; name: string }[] }) {
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
