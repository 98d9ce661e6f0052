import { texts } from './texts';

interface UpdateNoticeProps {
  isRefused: boolean;
  reload: () => void;
  putOff: () => void;
  styles: Readonly<Record<string, string>>;
}

/** Few visitors see it, so the host's script does not contain it: it is in the script of the toasts. */
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
