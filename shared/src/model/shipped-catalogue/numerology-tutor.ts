import type { Tutor } from '../schemas';

export const numerologyTutor: Tutor = {
  name: 'Ritu Khandelwal',
  expertise: 'Numerology, name correction and Lo Shu grid',
  duration: 100,
  certificate: 'Yes',
  tutorImg: '/images/people/ritu-khandelwal.svg',
  detail:
    'Ritu Khandelwal has practised numerology in Jaipur for fourteen years and has read charts for more than 5,000 people, from newborns waiting for a name to shop owners choosing a signboard. She began as an accounts teacher, and still teaches the way she did then: one rule, one worked example, one sum for you to solve. Her classes move between Hindi and English, and she stays on after each of them until the last doubt is cleared.',
};
