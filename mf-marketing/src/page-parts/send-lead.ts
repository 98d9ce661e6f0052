import { leadCall } from 'shared/actions';
import { readFailure } from 'shared/calls';
import type { Outcome } from 'shared/forms';
import { LEAD_TOAST_DURATION } from 'shared/model/constants';
import type { LeadRequest } from 'shared/model/schemas';
import { toast } from 'shared/toast';

interface LeadMessages {
  readonly success?: string;
  /** For a response without an error in which the server did not accept the lead. */
  readonly refused: string;
  /** For a failed request. */
  readonly failure: string;
}

/** Sends a lead and shows a toast once the server has accepted it; otherwise the form shows the failure. */
export async function sendLead(lead: LeadRequest, messages: LeadMessages): Promise<Outcome> {
  const result = await leadCall(lead);
  if (result.error) {
    const { status } = readFailure(result.error);
    return {
      ...result,
      toast: status !== null && status < 300 ? messages.refused : messages.failure,
      duration: LEAD_TOAST_DURATION,
      errors: {},
    };
  }
  if (messages.success) {
    toast(messages.success, { variant: 'success', duration: LEAD_TOAST_DURATION });
  }
  return result;
}
