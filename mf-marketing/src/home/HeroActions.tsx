import { useState } from 'react';
import { Actions, Button, buttonClass } from 'shared/ui';
import { CallbackDialog } from './CallbackDialog';
import { texts } from './texts';
import styles from './Hero.module.css';

/** The button of the callback dialog, and the way to the form that books a demo class. */
export function HeroActions() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Actions>
        <Button size="large" onClick={() => setOpen(true)}>
          {texts.requestCallback}
        </Button>
        <a href="#live-demo" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {texts.reserveFreeSeat}
        </a>
      </Actions>
      <CallbackDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
