/** The shares of the visitors, in per cent, to which a roll-out shows a version one after the other. */
export const ROLL_OUT_STEPS = [1, 10, 50, 100] as const;

/** The share after this one; at 100 per cent the version is the live one. */
export const nextStep = (percent: number): number =>
  ROLL_OUT_STEPS.find((step) => step > percent) ?? 100;
