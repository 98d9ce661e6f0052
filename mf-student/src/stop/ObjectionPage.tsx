import { StopPage } from './StopPage';
import { objectionTexts as texts } from './texts';

/** Puts an e-mail address back that our team has changed: the link was sent to the old address. */
function ObjectionPage() {
  return (
    <StopPage
      heading={texts.heading}
      text={texts.text}
      stop={texts.object}
      stoppedHeading={texts.backHeading}
      stoppedText={texts.backText}
      call="/corrections/object"
    />
  );
}

export { ObjectionPage as Component };
