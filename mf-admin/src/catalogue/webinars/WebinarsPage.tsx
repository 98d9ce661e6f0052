import { lazy } from 'react';
import { currentTime } from 'shared/actions';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { webinarList, type DraftWebinar } from '../draft/draft-catalogue';
import { byPrice, byTitle } from '../editor/sorts';
import { DraftListPage } from '../editor/DraftListPage';
import { datesOf } from './webinar-days';
import { copyOfWebinar } from '../draft/copies';

const WebinarForm = lazy(async () => ({ default: (await import('./WebinarForm')).WebinarForm }));

const card = (webinar: DraftWebinar) => ({
  title: webinar.title,
  picture: webinar.cardIntroimage,
  lines: [
    datesOf(webinar, currentTime()).dateOfWebinar,
    `${formatRupees(webinar.newPrice)}, was ${formatRupees(webinar.oldPrice)}`,
    `${webinar.webinarSeatsLeft} seats left`,
  ],
});

const sorts = [
  { label: 'Title', compare: byTitle },
  { label: 'Price, high to low', compare: byPrice },
];

function WebinarsPage() {
  return (
    <DraftListPage
      heading="Webinars"
      noun={['webinar', 'webinars']}
      list={webinarList}
      card={card}
      address={({ urlTitle }) => paths.webinar(urlTitle)}
      sorts={sorts}
      copyOf={copyOfWebinar}
      form={(props) => <WebinarForm {...props} />}
    />
  );
}

export { WebinarsPage as Component };
