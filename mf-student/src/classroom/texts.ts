import type { PurchasedGroup } from 'shared/model/catalogue';

type Kind = PurchasedGroup['kind'];

/** Of every classroom. */
export const texts = {
  unknown: (kind: Kind) => `Unknown ${kind}`,
  noSuch: (kind: Kind) => `There is no such ${kind}`,
  misspelt: 'The address may be old or misspelt.',
  loading: (kind: Kind) => `Loading your ${kind}…`,
  failure: (kind: Kind) =>
    `We could not load your ${kind}. Nothing is lost: what you have paid for stays yours.`,
  notEnrolled: (kind: Kind) => `You are not enrolled in this ${kind}`,
  opensOncePaid: (title: string) =>
    `${title} opens here once you have paid for it, usually immediately and within 3 hours at most.`,
  see: (kind: Kind) => `See the ${kind}`,
  mine: (kind: Kind) => `My ${kind}s`,
};

/** Of the classroom of a course. */
export const courseTexts = {
  loadingModules: 'Loading the modules…',
  modulesFailure: 'We could not load the modules of this course.',
  syllabus: 'Syllabus (PDF)',
  whatsappGroup: 'WhatsApp group of your batch',
  tickWaits: 'No network: the tick waits on this device until there is one.',
  mentors: (count: number) => (count > 1 ? 'Your mentors' : 'Your mentor'),
  inventedMentor: 'The mentor is invented.',

  modules: 'Modules',
  done: 'Done',
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  hours: (hours: number) => `${hours} hours`,

  timetable: 'Timetable',
  batch: (dates: string, language: string | undefined, minutes: number) =>
    `${dates}${language ? `, in ${language}` : ''}. ${minutes} minutes each.`,
  pastClasses: 'Classes that were',
  attended: 'Attended',
  missed: 'Missed',
  notHeld: 'Did not take place',
  earlierClasses: (count: number) => `${count} earlier ${count > 1 ? 'classes' : 'class'}`,
  classesHeld: (held: number, all: number) => `${held} of ${all} classes`,
  classesMissed: (count: number) => `${count} missed`,
  toSee: (count: number) => `${count} ${count === 1 ? 'recording' : 'recordings'} to see`,
  allHeld: 'All classes are over.',
  nextTick: (done: number, all: number) => `Next: tick what you have done (${done} of ${all}).`,
  nextQuiz: (count: number) =>
    `Quizzes: ${count} more right ${count === 1 ? 'answer' : 'answers'} to go.`,
  thenCertificate: 'After that you get your certificate.',
  certificateReady: 'Your certificate is ready: download it, or share its page.',
  laterClasses: (count: number) => `${count} more ${count > 1 ? 'classes' : 'class'}`,
  cancelled: 'Cancelled',
  moved: 'Moved',
  insteadOf: (day: string) => `Instead of ${day}`,

  certificate: 'Certificate',
  issuedOn: (date: string) => `Issued on ${date}.`,
  downloadCertificate: 'Download PDF',
  openCertificate: 'Open certificate',
  shareOnWhatsapp: 'Share on WhatsApp',
  shareCertificate: (title: string, url: string) => `My certificate of ${title}: ${url}`,
  quizNeeded: (count: number) =>
    count === 1
      ? 'It also asks for one right answer in the quizzes.'
      : `It also asks for ${count} right answers in the quizzes.`,
  attendanceNeeded: (percent: number) =>
    `For the certificate you have to be in at least ${percent}% of the classes. If it was not noted that you were there, write to us.`,
  howToGetCertificate: 'You will get it when you have ticked all modules and your batch has ended.',
};

export const materialsTexts = {
  heading: 'Recordings and notes',
  none: 'No recordings or notes have been added yet. You will find them here after a class.',
  more: (count: number) => `${count} more`,
  notes: 'Notes',
  recording: 'Recording',
  new: 'New',
};

export const ownLinksTexts = {
  heading: 'For you',
  orderAndReceipt: (orderNumber: string) => `Order ${orderNumber} and receipt`,
};

/** Of the classroom of a webinar. */
export const webinarTexts = {
  about: 'What this webinar is about',
};
