import { useState } from 'react';
import { readFailure } from 'shared/calls';
import { Form, SubmitButton, TextField, useCheckedForm, type Outcome } from 'shared/forms';
import { Button, Dialog, Notice } from 'shared/ui';
import { Conflicts } from './Conflicts';
import type { DraftChange } from '../draft/changes';
import type { DraftConflict } from '../draft/draft-store';
import styles from './Catalogue.module.css';

interface ReviewDialogProps {
  changes: readonly DraftChange[];
  conflicts: readonly DraftConflict[];
  onSettle: (conflict: DraftConflict, chosen: DraftConflict['chosen']) => void;
  /** Rebases the changes onto the newer version; null if there is no newer version. */
  onRebase: (() => void) | null;
  onClose: () => void;
  /** A refusal has messages by path, such as `courses.0.newPrice`. */
  onPublish: (note: string) => Promise<Outcome>;
}

/** Shows each change with its old and new value before the admin publishes it. */
export function ReviewDialog({
  changes,
  conflicts,
  onSettle,
  onRebase,
  onClose,
  onPublish,
}: ReviewDialogProps) {
  const [refusals, setRefusals] = useState<[string, readonly string[]][]>([]);
  const form = useCheckedForm<{ note: string }>({
    onSubmit: async ({ note }) => {
      const outcome = await onPublish(note.trim());
      const { errors } = readFailure(outcome.error);
      setRefusals(Object.entries(errors));
      return outcome;
    },
  });
  return (
    <Dialog open wide title="Review and publish" onClose={onClose}>
      <div className={styles.page}>
        {onRebase && (
          <Notice
            action={
              <Button size="small" onClick={onRebase}>
                Keep my changes on their version
              </Button>
            }
          >
            Somebody else has published meanwhile, so these changes cannot be published as they are.
          </Notice>
        )}
        <Conflicts conflicts={conflicts} onSettle={onSettle} />
        {changes.length === 0 && (
          <p role="status">Nothing is left to publish: all of it is on the site.</p>
        )}
        <ChangeList changes={changes} />
        {refusals.length > 0 && (
          <ul role="alert" className={styles.refusals}>
            {refusals.map(([path, [text]]) => (
              <li key={path}>
                {path}: {text[0]}
              </li>
            ))}
          </ul>
        )}
        <Form form={form} name="Publish">
          <TextField name="note" label="Note" optional maxLength={500} autoComplete="off" />
          <div>
            <SubmitButton>Publish</SubmitButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}

/** One entry for each changed field, with its old and new value. */
export function ChangeList({ changes }: { changes: readonly DraftChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ entry, field, from, to }, index) => (
        <li key={index} className={styles.change}>
          <p className={styles.entry}>
            {entry}: {field}
          </p>
          <p>
            {from && <del>{from}</del>} {to && <ins>{to}</ins>}
          </p>
        </li>
      ))}
    </ul>
  );
}
