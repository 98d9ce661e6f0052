import { isAccepted, readFailure, send } from 'shared/calls';
import { toast } from 'shared/toast';
import { LEAD_TOAST_DURATION } from '../model/constants';
import type { LeadRequest, LeadResponse } from '../model/schemas';
import { createKeys } from './idempotency-key';

interface LeadMessages {
  readonly success?: string;
  /** The server has answered and declined. */
  readonly refused: string;
  /** For a failed request. */
  readonly failure: string;
}

interface LeadOptions {
  /** Whether the server's own message is shown instead of `refused`. */
  showsReason?: boolean;
}

/** One for all forms: whoever presses again after a lost response sends the same lead. */
const keyFor = createKeys();

/**
 * Sends a lead (newsletter, demo class, callback or syllabus) and shows a toast once the server has accepted
 * it; otherwise the form shows the failure.
 */
export async function sendLead(
  body: LeadRequest,
  messages: LeadMessages,
  { showsReason = false }: LeadOptions = {},
) {
  const result = await send<LeadResponse>({
    name: 'bookDemoClass',
    url: '/book-demo-class',
    method: 'POST',
    headers: { 'Idempotency-Key': keyFor(body) },
    body,
    validateStatus: isAccepted,
  });
  if (result.error) {
    const { status, message } = readFailure(result.error);
    const refused = (showsReason && message) || messages.refused;
    return {
      ...result,
      toast: status !== null && status < 300 ? refused : messages.failure,
      duration: LEAD_TOAST_DURATION,
      errors: {},
    };
  }
  if (messages.success) {
    toast(messages.success, { variant: 'success', duration: LEAD_TOAST_DURATION });
  }
  return result;
}
