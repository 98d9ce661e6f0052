import styles from './SeatsLeft.module.css';

/** The seats that are left, as a number and one star for each. */
export const SeatsLeft = ({ seats }: { seats: number }) => (
  <div>
    <p className={styles.words}>
      <strong className={styles.figure}>{seats}</strong> {seats === 1 ? 'seat' : 'seats'} left
    </p>
    <div className={styles.stars} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <span key={seat} />
      ))}
    </div>
  </div>
);
