export const texts = {
  keptAt: (moment: string) => `No network. You see what this device kept on ${moment}.`,
  ticksSent: (count: number) =>
    count === 1
      ? 'The tick that you made without a network is saved.'
      : `${count} ticks that you made without a network are saved.`,
};
