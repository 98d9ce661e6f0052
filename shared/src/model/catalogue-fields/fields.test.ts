import type { Mentor } from '../schemas';
import { fieldsOf } from './fields';

const name = { name: 'name', kind: 'line', label: 'Name' } as const;
const others = [
  { name: 'courseType', kind: 'line', label: 'Course type', hindi: true },
  { name: 'courseName', kind: 'line', label: 'Course name' },
  { name: 'courseLaunched', kind: 'choice', label: 'Course launched', options: ['no', 'yes'] },
  { name: 'image', kind: 'picture', label: 'Image' },
  { name: 'globe', kind: 'line', label: 'Globe' },
] as const;
const designation = { name: 'designation', kind: 'line', label: 'Designation' } as const;
const inHindi = { ...designation, hindi: true } as const;

test('a list has every field of its schema, each of a kind that its value can have', () => {
  const fields = fieldsOf<Mentor>();
  expect(fields([name, inHindi, ...others])).toHaveLength(7);
  // @ts-expect-error the designation is missing
  fields([name, ...others]);
  // @ts-expect-error the designation has a text in Hindi
  fields([name, designation, ...others]);
  // @ts-expect-error the name has none
  fields([{ ...name, hindi: true }, inHindi, ...others]);
  // @ts-expect-error a name is no number
  fields([{ ...name, kind: 'price' }, inHindi, ...others]);
  // @ts-expect-error a tutor has no such field
  fields([name, inHindi, ...others, { name: 'age', kind: 'figure', label: 'Age' }]);
});
