import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { currentTime, useVisitTime } from 'shared/actions';
import { webinarMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { buttonClass } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { CommercePage } from '../summary/CommercePage';
import { texts } from './texts';
import { TicketCheckout } from './TicketCheckout';
import { ticketWebinar } from './ticket-webinar';

function WebinarTicketsPage() {
  const { urlTitle } = useParams();
  const location = useLocation();
  const state: unknown = location.state;
  const now = useVisitTime() ?? currentTime();
  const webinar = useMemo(() => ticketWebinar(state, urlTitle, now), [state, urlTitle, now]);

  return webinar ? (
    <TicketCheckout key={location.key} webinar={webinar} now={now} />
  ) : (
    <CommercePage heading={webinarMessages.notFound}>
      <EmptyState
        title={texts.nextOne}
        action={
          <Link className={buttonClass()} to={paths.webinars()}>
            {texts.allWebinars}
          </Link>
        }
      >
        {texts.noWebinar}
      </EmptyState>
    </CommercePage>
  );
}

export { WebinarTicketsPage as Component };
