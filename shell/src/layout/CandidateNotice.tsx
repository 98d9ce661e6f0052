interface CandidateNoticeProps {
  labels: string;
  takeBack: () => void;
  styles: Readonly<Record<string, string>>;
}

/** What `CandidateBadge` shows: only team members see it, so the host's script does not contain it. */
export const CandidateNotice = ({ labels, takeBack, styles }: CandidateNoticeProps) => (
  <aside className={styles.notice} aria-label="New version">
    <p>You are trying a new version: {labels}.</p>
    <button type="button" className={styles.button} onClick={takeBack}>
      Back to the live site
    </button>
  </aside>
);
