import type { ClassDetails } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { classRow, findClass, meetingsOf } from './class-list';
import { messagesOf } from './class-messages';
import { studentsOf } from './class-people';
import { teacherLink } from './teacher-link';

/** One batch or session with its classes, its people and what was written to them. */
export async function classDetails(services: Services, id: string): Promise<ClassDetails> {
  const listed = await findClass(services, id);
  return {
    ...classRow(listed),
    meetings: meetingsOf(listed),
    students: await studentsOf(services, listed),
    messages: await messagesOf(services.database, listed),
    teacher_link: await teacherLink(services, listed),
  };
}
