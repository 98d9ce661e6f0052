import { formatRupees } from 'shared/model/format';
import { LocalListPage } from '../editor/LocalListPage';
import { WebinarForm } from './WebinarForm';
import { webinarList, type AdminWebinar } from './webinar-form';

const card = (webinar: AdminWebinar) => ({
  title: webinar.title,
  picture: webinar.cardIntroimage,
  lines: [
    webinar.dateOfWebinar,
    `${formatRupees(webinar.newPrice)}, was ${formatRupees(webinar.oldPrice)}`,
    `${webinar.webinarSeatsLeft} seats left`,
  ],
});

function WebinarsPage() {
  return (
    <LocalListPage
      heading="Webinars"
      noun={['webinar', 'webinars']}
      list={webinarList}
      card={card}
      form={(webinar, onSaved) => <WebinarForm webinar={webinar} onSaved={onSaved} />}
    />
  );
}

export { WebinarsPage as Component };
