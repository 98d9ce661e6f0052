import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import type { WebinarDates } from 'shared/model/catalogue';
import type { Webinar } from 'shared/model/schemas';
import { webinarMessages } from 'shared/model/messages';
import { toTicketState } from 'shared/page';
import { paths } from 'shared/model/paths';
import { toast } from 'shared/toast';
import { useClock } from 'shared/ui/showcase';

const showExpiredToast = () => toast(webinarMessages.expired, { variant: 'error' });

/** Whether the ticket sale has ended, and a function that opens the ticket page. One toast at the end. */
export function useTickets(webinar: Webinar, dates: WebinarDates | null) {
  const navigate = useNavigate();
  const target = dates?.targetDate;
  const expired = useClock(
    () => Boolean(target) && currentTime().getTime() >= Date.parse(target ?? ''),
    () => false,
  );

  useEffect(() => {
    if (expired) showExpiredToast();
  }, [expired]);

  const getTickets = () => {
    if (!dates) return;
    // The buttons follow a clock that ticks once a second, so they may be one second late.
    if (currentTime().getTime() >= Date.parse(dates.targetDate)) return;
    void navigate(paths.webinarTickets(webinar.urlTitle), {
      state: toTicketState({ ...webinar, ...dates }),
    });
  };

  return { expired, getTickets };
}
