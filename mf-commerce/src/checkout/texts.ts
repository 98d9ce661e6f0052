export const texts = {
  heading: 'Complete Your Divine Enrollment',
  billing: 'Billing details',
  summary: 'Order summary',
  product: 'Product',
  quantity: 'Quantity',
  subtotal: 'Subtotal',
  total: 'Total',
  changeCart: 'Change your cart',
  emptyCart: 'There is nothing in your cart.',
  chooseCourse: 'Choose a course',
  priceChanged: (amount: string) => `The price has changed: your order now comes to ${amount}.`,
  agreeToPrice: 'Nothing has been charged. Press the button again if you agree.',
  noLongerOffered: (course: string) =>
    `${course} is no longer offered. Remove it from your cart to continue.`,
};
