export const texts = {
  heading: 'For you',
  orderAndReceipt: (orderNumber: string) => `Order ${orderNumber} and receipt`,
};
