import { createContext, useContext } from 'react';
import type { selectUser } from 'shared/store';

type Student = NonNullable<ReturnType<typeof selectUser>>;

/** Provided by the dashboard's layout, which shows no page without a signed-in user. */
export const StudentContext = createContext<Student | null>(null);

/** The signed-in user whose dashboard this is. */
export function useStudent(): Student {
  const student = useContext(StudentContext);
  if (!student) throw new Error('This page belongs inside the dashboard layout.');
  return student;
}
