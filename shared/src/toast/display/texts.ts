export const texts = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  /** The button of a pile of two or more. */
  showAll: (count: number) => `${count} messages: show all`,
  showNewest: (count: number) => `${count} messages: show the newest`,
};
