/** The receiver's side refuses this message for good: another try would get the same response. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}
