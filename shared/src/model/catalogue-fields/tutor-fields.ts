import { adminTutorMessages } from '../messages';
import type { Mentor } from '../schemas';
import { fieldsOf } from './fields';

export const tutorFields = fieldsOf<Mentor>()([
  { name: 'name', kind: 'line', label: 'Name' },
  { name: 'designation', kind: 'line', label: 'Designation', hindi: true },
  { name: 'courseType', kind: 'line', label: 'Course type', hindi: true },
  [
    { name: 'courseName', kind: 'line', label: 'Course name', hint: 'Its slug: numerology-course' },
    { name: 'courseLaunched', kind: 'choice', label: 'Course launched', options: ['no', 'yes'] },
  ],
  { name: 'image', kind: 'picture', label: 'Image', reportedBefore: 'courseName' },
  {
    name: 'globe',
    kind: 'link',
    label: 'Globe',
    hint: 'Address of an article',
    invalid: adminTutorMessages.globeInvalid,
  },
]);
