import { lazy } from 'react';
import { formatDateTime } from 'shared/model/format';
import { selectUser, useAppSelector } from 'shared/store';
import { VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { EditorButton } from '../details/EditorDialog';
import { followUpStatuses } from './lead-filters';
import type { FollowedUp } from './FollowUpForm';
import styles from '../lists/Report.module.css';

/** Loaded when it is opened: the dashboard and the lists do without it. */
const FollowUpForm = lazy(async () => ({ default: (await import('./FollowUpForm')).FollowUpForm }));

interface FollowUpProps {
  list: 'leads' | 'contacts';
  row: FollowedUp;
  /** The name of the person to follow up. */
  name: string;
}

/** The state of the work on a lead or a message, and the button that opens it for editing. */
export function FollowUp({ list, row, name }: FollowUpProps) {
  const ownId = useAppSelector(selectUser)?.id;
  const label = followUpStatuses.find(({ value }) => value === row.status)?.label ?? row.status;
  return (
    <div className={styles.followUp}>
      {row.spam && <Badge tone="failed">Spam</Badge>}
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
        form={(close) => <FollowUpForm list={list} row={row} onSaved={close} />}
      >
        Follow up <VisuallyHidden>{name}</VisuallyHidden>
      </EditorButton>
    </div>
  );
}
