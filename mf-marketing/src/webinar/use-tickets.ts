import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WebinarDates } from 'shared/catalogue';
import type { Webinar } from 'shared/schemas';
import { webinarMessages } from 'shared/messages';
import { toTicketState } from 'shared/navigation-state';
import { paths } from 'shared/paths';
import { toast } from 'shared/toast';
import { useHasCome } from './use-clock';

const sayExpired = () => toast(webinarMessages.expired, { variant: 'error' });

/** Whether tickets are still sold, and the way to them. Says once when the sale has ended. */
export function useTickets(webinar: Webinar, dates: WebinarDates | null) {
  const navigate = useNavigate();
  const expired = useHasCome(dates?.targetDate || null);

  useEffect(() => {
    if (expired) sayExpired();
  }, [expired]);

  const getTickets = () => {
    if (!dates) return;
    // The buttons follow a clock that ticks once a second, so they may be late by one.
    if (Date.now() >= Date.parse(dates.targetDate)) return;
    void navigate(paths.webinarTickets(webinar.urlTitle), {
      state: toTicketState({ ...webinar, ...dates }),
    });
  };

  return { expired, getTickets };
}
