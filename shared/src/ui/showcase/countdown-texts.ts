/** The units of time below the boxes. */
export const texts = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' };
