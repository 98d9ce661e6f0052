import { useState } from 'react';
import { Actions, Button, buttonClass } from 'shared/ui';
import { CallbackDialog } from './CallbackDialog';
import styles from './Hero.module.css';

/** The button of the callback dialog, and the way to the form that books a demo class. */
export function HeroActions() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Actions>
        <Button size="large" onClick={() => setOpen(true)}>
          Request Callback
        </Button>
        <a href="#live-demo" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          Reserve a free seat
        </a>
      </Actions>
      <CallbackDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
