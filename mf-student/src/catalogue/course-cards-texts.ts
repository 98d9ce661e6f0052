export const texts = {
  loading: 'Loading courses…',
  enrolled: 'Enrolled',
  toMyCourses: 'Go to My Courses',
};
