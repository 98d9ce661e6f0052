import { useParams } from 'react-router-dom';
import { webinarMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { fullWebinarByUrlTitle } from 'shared/webinar-content';
import { NotFound } from '../not-found/NotFound';
import { breadcrumbs } from '../structured-data';
import { useWebinarDates } from './use-webinar-dates';
import { WebinarDetails } from './WebinarDetails';

export const meta = ({ urlTitle = '' }: Readonly<Record<string, string | undefined>>): PageMeta => {
  const webinar = fullWebinarByUrlTitle(urlTitle);
  if (!webinar) return { title: webinarMessages.notFound, description: '', noIndex: true };
  const { title, webinarHerot1, webinarHerot2, webinarHerot3 } = webinar;
  return {
    title: `${title}, live webinar`,
    description: [webinarHerot1, webinarHerot2, webinarHerot3].join(' '),
    image: `/og/${webinar.urlTitle}.png`,
    jsonLd: [
      breadcrumbs(
        { name: 'Webinars', path: paths.webinars() },
        { name: title, path: paths.webinar(webinar.urlTitle) },
      ),
    ],
  };
};

const WebinarPage = () => {
  const { urlTitle = '' } = useParams();
  const dates = useWebinarDates();
  const webinar = fullWebinarByUrlTitle(urlTitle);
  return webinar ? (
    <WebinarDetails key={webinar.id} webinar={webinar} dates={dates} />
  ) : (
    <NotFound
      heading={webinarMessages.notFound}
      links={[{ to: paths.webinars(), text: 'All webinars' }]}
    >
      The address may be old or misspelt. The next webinars are all on one page.
    </NotFound>
  );
};

export { WebinarPage as Component };
