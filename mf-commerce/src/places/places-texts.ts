export const texts = {
  quantity: (course: string) => `Quantity of ${course}`,
  decrease: (course: string) => `Decrease quantity of ${course}`,
  increase: (course: string) => `Increase quantity of ${course}`,
  onlyForYou: (places: number) => `${places} places. Only for you?`,
  takeOnly: (places: number) => `Make it ${places}`,
};
