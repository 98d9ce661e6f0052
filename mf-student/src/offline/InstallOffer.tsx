import { useEffect, useState } from 'react';
import { Actions, Button, Notice } from 'shared/ui';
import { answerOffer, isRefused, useInstallPrompt } from './install';
import { texts } from './texts';

/** Offers the dashboard for the home screen, where the browser can, until the student has refused it once. */
export function InstallOffer() {
  const prompt = useInstallPrompt();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (prompt) void isRefused().then((refused) => setWanted(!refused));
  }, [prompt]);
  if (!prompt || !isWanted) return null;
  return (
    <Notice
      action={
        <Actions>
          <Button size="small" variant="secondary" onClick={() => void answerOffer(true)}>
            {texts.install}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void answerOffer(false)}>
            {texts.refuse}
          </Button>
        </Actions>
      }
    >
      {texts.offer}
    </Notice>
  );
}
