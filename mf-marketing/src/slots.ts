import type { SlotDeclaration } from 'shared/contract';

/** The top of the home page, for students. */
export const welcome = { name: 'welcome', forStudents: true } as const satisfies SlotDeclaration;

/** The home page, before its last part. */
export const home = { name: 'home' } as const satisfies SlotDeclaration;

/** The page of a course, below what it teaches; `urlTitle` names it in its address. */
export const course = {
  name: 'course',
  gives: { urlTitle: 'string' },
} as const satisfies SlotDeclaration;
