export const texts = {
  owned: (items: string) =>
    `You already have ${items} in your account. You can still continue, but you will pay a second time.`,
  enrolled: 'You are enrolled: go to class',
};
