import { useState } from 'react';
import { Button, Card } from 'shared/ui';
import { CloseAccount } from './CloseAccount';
import { Consents } from './Consents';
import { Download } from './Download';
import styles from './YourRecords.module.css';
import { yourRecordsTexts as texts } from './texts';

/** The section of the profile page for what is kept of the student: see it, take it along, end it. */
export function YourRecords() {
  const [open, setOpen] = useState<'consents' | 'data' | 'close' | null>(null);
  const part = (name: NonNullable<typeof open>, label: string) => (
    <Button
      variant="secondary"
      aria-expanded={open === name}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {label}
    </Button>
  );
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <div className={styles.choices}>
        {part('consents', texts.consents)}
        {part('data', texts.download)}
        {part('close', texts.close)}
      </div>
      {open === 'consents' && <Consents />}
      {open === 'data' && <Download />}
      {open === 'close' && <CloseAccount />}
    </Card>
  );
}
