import { useState, type ReactNode } from 'react';
import { Button, Card } from 'shared/ui';
import styles from './ProfileCard.module.css';

interface ProfileCardProps {
  heading: string;
  lead?: string;
  /** What each button opens, by its text; what is open can close itself. */
  parts: Readonly<Record<string, (close: () => void) => ReactNode>>;
}

/** A section of the profile page whose buttons open its parts, one at a time. */
export function ProfileCard({ heading, lead, parts }: ProfileCardProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      {lead && <p>{lead}</p>}
      <div className={styles.choices}>
        {Object.keys(parts).map((label) => (
          <Button
            key={label}
            variant="secondary"
            aria-expanded={open === label}
            onClick={() => setOpen(open === label ? null : label)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open !== null && parts[open]?.(() => setOpen(null))}
    </Card>
  );
}
