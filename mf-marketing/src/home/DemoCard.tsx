import { useEffect, useState } from 'react';
import { currentTime } from 'shared/actions';
import { send } from 'shared/calls';
import { momentText } from 'shared/model/catalogue';
import { contact, whatsappQuestion } from 'shared/model/config';
import type { CallPromiseResponse } from 'shared/model/schemas';
import { browserStorage } from 'shared/store';
import { NewTab, Notice } from 'shared/ui';
import { demoCardTexts as texts } from './texts';

export interface Booking {
  name: string;
  /** Ten digits. */
  phone: string;
}

/** What happens after a booking, and on a later visit whether we are late with the call. */
export const DemoCard = ({ booked }: { booked: Booking | undefined }) =>
  booked ? <Booked {...booked} /> : <PromisedCall />;

/** Scrolls there, too. */
const focus = (answer: HTMLElement | null) => answer?.focus();

/** Stays when the toast has gone: what happens now, and another way to reach the school. */
function Booked({ name, phone }: Booking) {
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice
        tone="success"
        action={
          <NewTab href={whatsappQuestion(texts.bookedOnWhatsApp(name))}>{texts.ratherWrite}</NewTab>
        }
      >
        {texts.booked(name, `${phone.slice(0, 5)} ${phone.slice(5)}`)}
      </Notice>
    </div>
  );
}

function PromisedCall() {
  const [call, setCall] = useState<CallPromiseResponse['data']>();
  useEffect(() => {
    const token = browserStorage.getItem('call');
    void send<CallPromiseResponse>({ name: 'marketingCall', url: `/calls/${token}` }).then(
      ({ data, error }) => {
        setCall(data?.data);
        // Somebody has called.
        if (error?.status === 404) browserStorage.removeItem('call');
      },
    );
  }, []);
  if (!call) return null;
  const when = momentText(new Date(call.due_at), currentTime());
  if (!call.late) return <Notice>{texts.weCall(when)}</Notice>;
  return (
    <Notice action={<a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>}>
      <h3>{texts.late}</h3>
      <p>{texts.lateText(when)}</p>
    </Notice>
  );
}
