import { paths } from 'shared/model/paths';
import { StopPage } from './StopPage';
import { objectionTexts } from './texts';

/** Puts an e-mail address back that was changed: the link was sent to the old address. */
const ObjectionPage = () => (
  <StopPage
    texts={objectionTexts}
    call="/corrections/object"
    after={{ to: paths.forgotPassword(), label: objectionTexts.setPassword }}
  />
);

export { ObjectionPage as Component };
