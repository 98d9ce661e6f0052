export const texts = {
  heading: 'Overview',
  courses: 'Courses',
  searchCourses: 'Search courses',
  newToSubject: 'New to a subject? Begin today, or see which courses open next.',
  startLearning: 'Start learning',
  joinNow: 'Join Now',

  nothingBooked: 'Nothing booked yet',
  nextWebinar: 'Next live webinar:',
  classesStandHere: 'Your classes will stand here',
  bookSeat: 'Book a seat',

  yourProfile: 'Your profile',
  pictureOf: (name: string) => `Picture of ${name}`,
  greeting: 'Namaste,',
  webinars: 'Webinars',
  editProfile: 'Edit profile',

  yourMentor: 'Your Mentor',
  inventedMentors: 'These mentors are invented.',
  mentorsAndCourses: 'Mentors and their courses',
  mentor: 'Mentor',
  course: 'Course',
  article: 'Article',
  articleOf: (name: string) => `Article of ${name}`,
  details: 'Details',
  showDetails: 'Show Details',
  seeAll: 'See All',
  seeLess: 'See Less',
  inPreparation: (name: string, course: string) =>
    `${name} is preparing the ${course} course. It will be announced here and in our newsletter.`,
};

export const messagesTexts = {
  heading: 'Messages',
  appearHere: 'Your messages will appear here',
  comingSoon:
    'Messages between you and your mentors are coming soon. Until then, write to us and we will pass it on.',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: 'Namaste, I have a question for my teacher.',
  contactUs: 'Contact us',
};
