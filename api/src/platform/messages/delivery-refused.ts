/** The receiver's side refuses this message for good: another try would get the same response. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/**
 * The server refuses the account that sends, for a while or until somebody puts it right. It says nothing
 * about the message, and the next one would get the same answer.
 */
export class SenderRefused extends Error {
  override name = 'SenderRefused';
}
