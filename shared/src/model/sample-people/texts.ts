/** What the sample people are and say. Their names, pictures and cities are the same in every language. */
export const texts = {
  nandiniRao: {
    before: 'Housewife',
    earning: '₹62,000 a month',
    words:
      'I read charts at the dining table between two and five, when the house is quiet. My first client came from the placement list, the next forty came from her.',
  },
  yashTiwari: {
    before: 'College student',
    earning: '₹40,000 a month',
    words:
      'Name corrections on weekends pay my hostel and my sister’s fees. I show the sum on paper, so even my professors ask.',
  },
  mohanLalDubey: {
    before: 'Uncertified astrologer',
    earning: '₹1.8L a month',
    words:
      'Thirty years of practice and no paper to show for it. With the certificate I could raise my fee, and nobody has argued.',
  },
  rekhaMenon: {
    before: 'Bank officer',
    earning: '₹95,000 a month',
    words:
      'I kept the job for a year and took consultations after dinner. The day the second income passed the first, I gave notice.',
  },

  tanviSaxena: {
    subject: 'Numerology',
    words:
      'My mentor remembered my chart from the first week in the last one. I have paid ten times as much for courses where nobody knew my name.',
  },
  balwinderKaur: {
    subject: 'Astrology',
    words:
      'The class is in Hindi, the terms are explained in English, and the doubts are cleared in both. I missed six classes at my son’s wedding and caught up in a week.',
  },
  josephFernandes: {
    subject: 'Astrology',
    words:
      'They teach you what to say when a chart is hard. That was the part I had never found in a book.',
  },

  vasudhaNambiar: {
    role: 'Founder',
    words:
      'An engineer who learned jyotish from her grandfather and wanted it taught like a science.',
  },
  kabirChaturvedi: {
    role: 'Head of learning',
    words: 'Plans every batch, sits in on one class of each week, and reads every feedback form.',
  },
  ishitaGhosh: {
    role: 'Placements',
    words: 'Finds the internships, the first clients and the places on the marketplace.',
  },
  sameerWagle: {
    role: 'Student care',
    words: 'Answers within a day, from a lost password to a change of batch.',
  },
};
