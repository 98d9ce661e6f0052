/** The receiver's side refuses this message for good: another try would get the same response. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/**
 * The server refuses the account that sends, or cannot be reached, for a while or until somebody puts it
 * right. That says nothing about the message, and the next one would fare the same.
 */
export class SenderRefused extends Error {
  override name = 'SenderRefused';
}
