const reassurance = 'Nothing has been charged and your details are still here.';

export const texts = {
  unreachable: `We could not reach the server. ${reassurance} Check your connection, then press the button again: your order will not be placed twice.`,
  tooManyAttempts: `Too many attempts in a short time. ${reassurance} Wait a minute, then press the button again.`,
  unknownReason: `${reassurance} Please try again in a moment.`,
  /** `reason` is the server's sentence. */
  refused: (reason: string) => `${reason} ${reassurance}`,
};
