import { lazyCall, useCall } from 'shared/calls';
import { LEAD_TOAST_DURATION } from 'shared/model/constants';
import type { LeadRequest } from 'shared/model/schemas';
import { toast } from 'shared/toast';

const bookDemoClass = lazyCall(({ resources }) => resources.endpoints.bookDemoClass.initiate);

interface LeadMessages {
  readonly success?: string;
  /** For a response without an error in which the server did not accept the lead. */
  readonly refused: string;
  /** For a failed request. */
  readonly failure: string;
}

/** Sends a lead and shows the result in a toast; resolves to whether the server accepted the lead. */
export function useSendLead(messages: LeadMessages) {
  const [send] = useCall(bookDemoClass);

  return async (lead: LeadRequest): Promise<boolean> => {
    const { data, error } = await send(lead);
    const accepted = data?.status === true;
    const message = accepted ? messages.success : error ? messages.failure : messages.refused;
    if (message) {
      toast(message, { variant: accepted ? 'success' : 'error', duration: LEAD_TOAST_DURATION });
    }
    return accepted;
  };
}
