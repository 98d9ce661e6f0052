import { useEffect, useState } from 'react';
import { useCall } from 'shared/calls';
import { toast } from 'shared/toast';
import { Button, Notice } from 'shared/ui';
import { endReminders, readReminders, type RemindersHere, startReminders } from './reminders-here';
import { texts } from './texts';

const change = (to: 'on' | 'off') => (to === 'on' ? startReminders() : endReminders());

/** Explains what this device can remind of, before the browser asks. Nothing where it cannot. */
export function RemindMe() {
  const [state, setState] = useState<RemindersHere | null>(null);
  const [make, isChanging] = useCall(change);
  useEffect(() => void readReminders().then(setState), []);
  if (!state) return null;
  if (state === 'blocked') return <Notice>{texts.blocked}</Notice>;
  const isOn = state === 'on';
  const press = async () => {
    const now = await make(isOn ? 'off' : 'on');
    if (now) setState(now);
    else toast(texts.failed, { variant: 'error' });
  };
  return (
    <Notice
      action={
        <Button
          size="small"
          variant={isOn ? 'quiet' : 'secondary'}
          keepsFocus
          busy={isChanging}
          onClick={() => void press()}
        >
          {isOn ? texts.stop : texts.remind}
        </Button>
      }
    >
      {isOn ? texts.reminds : texts.why}
    </Notice>
  );
}
