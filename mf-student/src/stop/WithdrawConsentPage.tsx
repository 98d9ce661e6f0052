import { useParams } from 'react-router-dom';
import { consentText, isConsentPurpose, type ConsentPurpose } from 'shared/model/consents';
import { StopPage } from './StopPage';

const texts: Record<ConsentPurpose, { heading: string; stop: string; stopped: string }> = {
  news: { heading: 'Our news by e-mail', stop: 'Stop the news', stopped: 'No more news' },
  calls: { heading: 'Our calls', stop: 'Stop the calls', stopped: 'No more calls' },
  whatsapp: {
    heading: 'Our messages by WhatsApp',
    stop: 'Stop WhatsApp',
    stopped: 'No more WhatsApp messages',
  },
};

/** Takes a consent back. The address names the purpose only for the words here; the token decides. */
function WithdrawConsentPage() {
  const { purpose = '' } = useParams();
  const known = isConsentPurpose(purpose) ? purpose : 'news';
  const { heading, stop, stopped } = texts[known];
  return (
    <StopPage
      heading={heading}
      text={`You have agreed to: “${consentText(known).text}”`}
      stop={stop}
      stoppedHeading={stopped}
      stoppedText="You have taken it back, and nothing more of it comes. You can agree again at any time, in a form or in your profile."
      call="/consents/withdraw"
    />
  );
}

export { WithdrawConsentPage as Component };
