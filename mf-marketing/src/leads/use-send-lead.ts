import { lateCall, useCall } from 'shared/calls';
import { LEAD_TOAST_DURATION } from 'shared/constants';
import type { LeadRequest } from 'shared/schemas';
import { toast } from 'shared/toast';

const bookDemoClass = lateCall(({ resources }) => resources.endpoints.bookDemoClass.initiate);

interface LeadMessages {
  readonly success?: string;
  /** The server answered, but did not take it. */
  readonly refused: string;
  /** The call did not get through. */
  readonly failure: string;
}

/** Sends a lead and tells the visitor how it went; resolves to whether it was taken. */
export function useSendLead(messages: LeadMessages) {
  const [send] = useCall(bookDemoClass);

  return async (lead: LeadRequest): Promise<boolean> => {
    const { data, error } = await send(lead);
    const taken = data?.status === true;
    const message = taken ? messages.success : error ? messages.failure : messages.refused;
    if (message) {
      toast(message, { variant: taken ? 'success' : 'error', duration: LEAD_TOAST_DURATION });
    }
    return taken;
  };
}
