import type { ReactNode } from 'react';
import { Button } from 'shared/ui';
import { emailSuggestionTexts as texts } from './texts';
import { likelyEmail } from './likely-email';

/** A button that corrects a mistyped address in its field; null if the address looks right. */
export function suggestionFor(control: HTMLInputElement): ReactNode {
  const likely = likelyEmail(control.value);
  if (!likely) return null;
  const accept = () => {
    control.value = likely;
    // The form hears of it as of typing, so that an error about the address goes.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };
  return (
    <Button variant="quiet" size="small" onClick={accept}>
      {texts.didYouMean(likely)}
    </Button>
  );
}
