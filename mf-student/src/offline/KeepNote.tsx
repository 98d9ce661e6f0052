import { useEffect, useId } from 'react';
import { useCall } from 'shared/calls';
import type { Material } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Button } from 'shared/ui';
import styles from './KeepNote.module.css';
import { followNotes, freeNotes, keepNote, noteAddress, openNote, useKeptNotes } from './notes';
import { texts } from './texts';

const megabytes = (bytes: number) => texts.megabytes(Math.max(0.1, bytes / 1e6).toFixed(1));

interface KeepNoteProps extends Pick<Material, 'id' | 'title' | 'link'> {
  classroom: string;
  bytes: number;
}

/** Keeps an uploaded PDF for times without a network, and says what it takes. Nothing where there is no worker. */
export function KeepNote({ classroom, id, title, link, bytes }: KeepNoteProps) {
  const titleId = useId();
  const kept = useKeptNotes();
  const [load, isLoading] = useCall(keepNote);
  if (!kept) return null;
  const address = noteAddress(classroom, id);
  const keep = async () => {
    const fault = await load({ address, link });
    if (fault) toast(texts.notKept[fault], { variant: 'error' });
  };
  const button = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <p className={styles.keep}>
      <span id={titleId} className="visually-hidden">
        {title}
      </span>
      {kept.has(address) ? (
        <>
          <span>{texts.kept(megabytes(bytes))}</span>
          <Button {...button} onClick={() => void openNote(address, title)}>
            {texts.open}
          </Button>
          <Button {...button} onClick={() => void freeNotes([address])}>
            {texts.free}
          </Button>
        </>
      ) : (
        <>
          <Button {...button} busy={isLoading} onClick={() => void keep()}>
            {texts.keep}
          </Button>
          <span>{megabytes(bytes)}</span>
        </>
      )}
    </p>
  );
}

interface KeptNotesProps {
  classroom: string;
  /** What the classroom shows: notes of it that are not among them are not kept any longer. */
  materials: readonly Material[];
}

/** What the notes of all classrooms take on this phone. */
export function KeptNotes({ classroom, materials }: KeptNotesProps) {
  const kept = useKeptNotes();
  useEffect(() => {
    if (kept) void followNotes(classroom, materials);
  }, [classroom, materials, kept]);
  if (!kept || kept.size === 0) return null;
  const bytes = [...kept.values()].reduce((sum, each) => sum + each, 0);
  return (
    <p className={styles.keep}>
      <span>{texts.keptInAll(kept.size, megabytes(bytes))}</span>
      <Button variant="quiet" size="small" onClick={() => void freeNotes(kept.keys())}>
        {texts.freeAll}
      </Button>
    </p>
  );
}
