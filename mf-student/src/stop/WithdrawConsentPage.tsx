import { useParams } from 'react-router-dom';
import { consentText, isConsentPurpose } from 'shared/model/consents';
import { StopPage } from './StopPage';
import { purposeTexts, withdrawConsentTexts as texts } from './texts';

/** Takes a consent back. The address names the purpose only for the words here; the token decides. */
function WithdrawConsentPage() {
  const { purpose = '' } = useParams();
  const known = isConsentPurpose(purpose) ? purpose : 'news';
  const { heading, stop, stopped } = purposeTexts[known];
  return (
    <StopPage
      heading={heading}
      text={texts.agreedTo(consentText(known).text)}
      stop={stop}
      stoppedHeading={stopped}
      stoppedText={texts.takenBack}
      call="/consents/withdraw"
    />
  );
}

export { WithdrawConsentPage as Component };
