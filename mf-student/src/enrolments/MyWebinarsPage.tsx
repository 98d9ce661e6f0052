import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { Orbits } from 'shared/ui/art';
import { onSundays, webinars } from 'shared/page';
import { paths } from 'shared/model/paths';
import { onlyPaid } from '../purchases/paid';
import { usePaidWebinars } from '../purchases/use-purchases';
import { liveOn, ticketDate } from '../purchases/webinar-date';
import { EnrolmentsPage } from './EnrolmentsPage';

function MyWebinarsPage() {
  const [now] = useState(currentTime);
  const result = usePaidWebinars();
  const { currentData: purchases } = result;
  return (
    <EnrolmentsPage
      heading="My webinars"
      what="webinar"
      result={{
        ...result,
        currentData:
          purchases &&
          onlyPaid(webinars, purchases.ids).map((webinar) => ({
            ...webinar,
            image: webinar.cardIntroimage,
            when: liveOn(ticketDate(webinar, purchases, now), now),
          })),
      }}
      invitation={`Book a seat in the next live webinar: 90 minutes${onSundays ? ' on a Sunday' : ''}, with your questions answered.`}
      art={<Orbits />}
      browse={{ to: paths.webinars(), label: 'Browse webinars' }}
    />
  );
}

export { MyWebinarsPage as Component };
