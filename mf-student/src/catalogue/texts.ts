/** Of the page to explore courses and webinars. */
export const texts = {
  heading: 'Explore courses',
  lead: 'Live classes in Hindi and English, with recordings and a mentor you can ask.',
  search: 'Search by title',
  courses: 'Courses',
  webinars: 'Webinars',
  enrolled: 'Enrolled',
  seatBooked: 'Your seat is booked',
};
