export const texts = {
  liveOn: (when: string) => `Live on ${when}`,
  heldOn: (when: string) => `Held on ${when}`,
  notHeld: (when: string) => `Did not take place: ${when}`,
};
