/** Of the classroom of a course. */
export const texts = {
  loadingModules: 'Loading the modules…',
  modulesFailure: 'We could not load the modules of this course.',
  syllabus: 'Syllabus (PDF)',
  whatsappGroup: 'WhatsApp group of your batch',
  mentors: (count: number) => (count > 1 ? 'Your mentors' : 'Your mentor'),
  inventedMentor: 'The mentor is invented.',

  modules: 'Modules',
  done: 'Done',
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  hours: (hours: number) => `${hours} hours`,

  timetable: 'Timetable',
  batch: (dates: string, language: string | undefined, minutes: number) =>
    `${dates}${language ? `, in ${language}` : ''}. ${minutes} minutes each.`,
  laterClasses: (count: number) => `${count} more ${count > 1 ? 'classes' : 'class'}`,
  cancelled: 'Cancelled',
  moved: 'Moved',
  insteadOf: (day: string) => `Instead of ${day}`,

  certificate: 'Certificate',
  issuedOn: (date: string) => `Issued on ${date}.`,
  downloadCertificate: 'Download PDF',
  openCertificate: 'Open certificate',
  howToGetCertificate: 'You will get it when you have ticked all modules and your batch has ended.',
};
