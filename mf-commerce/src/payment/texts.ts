export const texts = {
  /** Goes into each of the others. */
  reassurance: 'Nothing has been charged and your details are still here.',
  unreachable: (reassurance: string) =>
    `We could not reach the server. ${reassurance} Check your connection, then press the button again: your order will not be placed twice.`,
  tooManyAttempts: (reassurance: string) =>
    `Too many attempts in a short time. ${reassurance} Wait a minute, then press the button again.`,
  unknownReason: (reassurance: string) => `${reassurance} Please try again in a moment.`,
};
