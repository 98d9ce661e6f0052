export const texts = {
  dayAndHour: 'Day and hour in Indian time',
  comingSunday: 'The coming Sunday',
};
