export const texts = {
  fileTitle: (code: string) => `Certificate ${code}`,
  heading: 'Certificate of completion',
  certifies: 'This certifies that',
  completed: 'has completed the course',
  issued: (day: string) => `with all its modules; issued on ${day}`,
  mentor: 'Astro-Guru',
  verify: (address: string) => `Verify at ${address}`,
};
