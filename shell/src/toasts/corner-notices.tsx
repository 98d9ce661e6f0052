import { texts } from './texts';

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
  <aside className={styles.notice} aria-label={texts.update}>
    <p role="status">{isRefused ? texts.unsaved : texts.ready}</p>
    <button type="button" className={styles.button} onClick={reload}>
      {texts.reload}
    </button>
    <button type="button" className={styles.button} onClick={putOff}>
      {texts.later}
    </button>
  </aside>
);

interface CandidateNoticeProps extends Styled {
  labels: string;
  takeBack: () => void;
}

export const CandidateNotice = ({ labels, takeBack, styles }: CandidateNoticeProps) => (
  <aside className={styles.notice} aria-label={texts.newVersion}>
    <p>{texts.trying(labels)}</p>
    <button type="button" className={styles.button} onClick={takeBack}>
      {texts.backToLive}
    </button>
  </aside>
);
