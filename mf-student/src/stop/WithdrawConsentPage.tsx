import { useParams } from 'react-router-dom';
import { consentText, isConsentPurpose } from 'shared/model/consents';
import { StopPage } from './StopPage';
import { purposeTexts, texts } from './texts';

/** Takes a consent back. The address names the purpose only for the words here; the token decides. */
function WithdrawConsentPage() {
  const { purpose = '' } = useParams();
  const known = isConsentPurpose(purpose) ? purpose : 'news';
  const { text: agreed } = consentText(known);
  return (
    <StopPage
      texts={{
        ...purposeTexts[known],
        text: texts.agreedTo(agreed),
        stoppedText: texts.takenBack,
      }}
      call="/consents/withdraw"
    />
  );
}

export { WithdrawConsentPage as Component };
