export const texts = {
  liveOn: (when: string) => `Live on ${when}`,
  heldOn: (when: string) => `Held on ${when}`,
};
