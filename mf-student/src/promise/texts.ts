export const texts = {
  loading: 'Loading your date…',
  failure: 'Your date could not be loaded.',
  ended: 'There is nothing to decide any more',
  endedText: 'This link has ended. What you have bought is in your dashboard.',
  moved: {
    heading: 'Your webinar has another day',
    text: 'The hour that we had promised was not fixed in time, so we have moved your ticket. Do you want to keep it, or do you want your money back?',
  },
  late: {
    heading: 'We are late with your date',
    text: 'There is no date yet. Your place stays yours, and the places of the next batch are offered by e-mail to those who wait, in the order in which they paid.',
  },
  offer: {
    heading: 'A batch for you',
    text: 'We offer you a place. Whoever answers first has it.',
  },
  goesBack: (amount: string) =>
    `With “Money back”, ${amount} goes back to the account that you paid with; banks take 7-10 business days to show it. What you have bought ends with it.`,
  keep: 'Keep it',
  back: 'Money back',
  take: 'Take this batch',
  wait: 'Wait for the next',
  answered: {
    keep: {
      heading: 'It stays yours',
      text: (_: string) => 'We write to you as soon as the date or the hour is fixed.',
    },
    back: {
      heading: 'Your money is on its way',
      text: (amount: string) =>
        `We return ${amount}, and write to you when it has been sent. We are sorry that we did not keep our word.`,
    },
    take: {
      heading: 'Your place is fixed',
      text: (_: string) => 'You find the dates in your dashboard and in our e-mail.',
    },
    wait: {
      heading: 'We offer you the next one',
      text: (_: string) => 'Your place in the queue stays.',
    },
  },
};
