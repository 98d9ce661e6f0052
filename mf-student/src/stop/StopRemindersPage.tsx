import { StopPage } from './StopPage';
import { stopRemindersTexts as texts } from './texts';

function StopRemindersPage() {
  return (
    <StopPage
      heading={texts.heading}
      text={texts.text}
      stop={texts.stop}
      stoppedHeading={texts.stoppedHeading}
      stoppedText={texts.stoppedText}
      call="/reminders/stop"
    />
  );
}

export { StopRemindersPage as Component };
