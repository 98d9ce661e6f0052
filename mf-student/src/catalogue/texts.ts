import type { PurchasedGroup } from 'shared/model/catalogue';

/** Of the page to explore courses and webinars. */
export const texts = {
  heading: 'Explore courses',
  lead: 'Live classes in Hindi and English, with recordings and a mentor you can ask.',
  search: 'Search by title',
  courses: 'Courses',
  webinars: 'Webinars',
  enrolled: 'Enrolled',
  seatBooked: 'Your seat is booked',
  noMatch: (what: PurchasedGroup['kind'], search: string) => `No ${what} matches “${search}”`,
  shorterWord: 'Try a shorter word from the title.',
  showAll: 'Show all',
};

export const courseCardsTexts = {
  loading: 'Loading courses…',
  enrolled: 'Enrolled',
  toMyCourses: 'Go to My Courses',
};
