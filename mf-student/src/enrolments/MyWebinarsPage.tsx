import { useState } from 'react';
import { Orbits } from 'shared/art';
import { datedWebinar } from 'shared/catalogue';
import { webinars } from 'shared/published-catalogue';
import { paths } from 'shared/paths';
import { onlyPaid } from '../purchases/paid';
import { usePaidWebinars } from '../purchases/use-purchases';
import { EnrolmentsPage } from './EnrolmentsPage';

function MyWebinarsPage() {
  const [now] = useState(() => new Date());
  const purchases = usePaidWebinars();
  return (
    <EnrolmentsPage
      heading="My webinars"
      what="webinar"
      purchases={purchases}
      enrolments={onlyPaid(webinars, purchases.ids).map((webinar) => ({
        id: webinar.id,
        title: webinar.title,
        urlTitle: webinar.urlTitle,
        image: webinar.cardIntroimage,
        when: `Live on Sunday, ${datedWebinar(webinar, now).dateOfWebinar}`,
      }))}
      invitation="Book a seat in the next live webinar: 90 minutes on a Sunday, with your questions answered."
      art={<Orbits />}
      browse={{ to: paths.webinars(), label: 'Browse webinars' }}
    />
  );
}

export { MyWebinarsPage as Component };
