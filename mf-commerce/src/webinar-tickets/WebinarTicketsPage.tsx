import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { webinarMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import { buttonClass } from 'shared/ui';
import { CommercePage } from '../summary/CommercePage';
import { TicketCheckout } from './TicketCheckout';
import { ticketWebinar } from './ticket-webinar';

const WebinarTicketsPage = () => {
  const { urlTitle } = useParams();
  const { state, key } = useLocation();
  const webinar = useMemo(() => ticketWebinar(state, urlTitle, new Date()), [state, urlTitle]);

  return webinar ? (
    <TicketCheckout key={key} webinar={webinar} />
  ) : (
    <CommercePage heading={webinarMessages.notFound}>
      <p>
        This ticket page has no webinar, or its date has passed and it was taken off the calendar.
      </p>
      <Link className={buttonClass()} to={paths.webinars()}>
        See all webinars
      </Link>
    </CommercePage>
  );
};

export { WebinarTicketsPage as Component };
