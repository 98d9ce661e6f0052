/**
 * What the notices in the corner show. Few visitors see one, so the host's script does not contain them: they are
 * in the script of the toasts.
 */
interface Styled {
  styles: Readonly<Record<string, string>>;
}

interface UpdateNoticeProps extends Styled {
  isRefused: boolean;
  reload: () => void;
  putOff: () => void;
}

export const UpdateNotice = ({ isRefused, reload, putOff, styles }: UpdateNoticeProps) => (
  <aside className={styles.notice} aria-label="Site update">
    <p role="status">
      {isRefused
        ? 'Please submit or clear your form first: a reload would lose what you typed.'
        : 'A new version of this page is ready.'}
    </p>
    <button type="button" className={styles.button} onClick={reload}>
      Reload
    </button>
    <button type="button" className={styles.button} onClick={putOff}>
      Later
    </button>
  </aside>
);

interface CandidateNoticeProps extends Styled {
  labels: string;
  takeBack: () => void;
}

export const CandidateNotice = ({ labels, takeBack, styles }: CandidateNoticeProps) => (
  <aside className={styles.notice} aria-label="New version">
    <p>You are trying a new version: {labels}.</p>
    <button type="button" className={styles.button} onClick={takeBack}>
      Back to the live site
    </button>
  </aside>
);

export type CornerNotices = {
  UpdateNotice: typeof UpdateNotice;
  CandidateNotice: typeof CandidateNotice;
};
