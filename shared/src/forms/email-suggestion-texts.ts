export const texts = { didYouMean: (email: string) => `Did you mean ${email}?` };
