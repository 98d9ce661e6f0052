export const texts = {
  keptAt: (moment: string) => `No network. You see what this device kept on ${moment}.`,
  ticksSent: (count: number) =>
    count === 1
      ? 'The tick that you made without a network is saved.'
      : `${count} ticks that you made without a network are saved.`,
  questionsSent: (count: number) =>
    count === 1
      ? 'The question that you wrote without a network is sent.'
      : `${count} questions that you wrote without a network are sent.`,
  questionRefused:
    'A question that you wrote without a network was not taken. Its text is in the classroom, with the reason.',

  offer:
    'You can put your dashboard on the home screen. Your classes open with one press, also without a network.',
  install: 'Install',
  refuse: 'Do not ask again',

  keep: 'Keep on this phone',
  kept: (size: string) => `On this phone, ${size}`,
  free: 'Remove from this phone',
  open: 'Open',
  freeAll: 'Remove all of them',
  keptInAll: (count: number, size: string) =>
    `On this phone: ${count === 1 ? 'one PDF' : `${count} PDFs`} of all your classes, ${size} in all. After 30 days, and when you log out, what is kept here goes by itself.`,
  megabytes: (figure: string) => `${figure} MB`,
  notKept: {
    full: 'There is no room on this phone for these notes. Everything else stays as it is.',
    failed: 'These notes could not be kept. Please try again.',
  },
};
