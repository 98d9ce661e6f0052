import { CloseAccount } from './CloseAccount';
import { Consents } from './Consents';
import { Download } from './Download';
import { ProfileCard } from './ProfileCard';
import { yourRecordsTexts as texts } from './texts';

/** The section of the profile page for what is kept of the student: see it, take it along, end it. */
export const YourRecords = () => (
  <ProfileCard
    heading={texts.heading}
    lead={texts.lead}
    parts={{
      [texts.consents]: () => <Consents />,
      [texts.download]: () => <Download />,
      [texts.close]: () => <CloseAccount />,
    }}
  />
);
