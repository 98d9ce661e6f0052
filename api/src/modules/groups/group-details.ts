import type { GroupDetails } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { groupRow, findGroup, meetingsOf } from './group-list';
import { messagesOf } from './group-messages';
import { studentsOf } from './group-people';
import { teacherLink } from './teacher-link';

/** One batch or session with its classes, its people and what was written to them. */
export async function groupDetails(services: Services, id: string): Promise<GroupDetails> {
  const listed = await findGroup(services, id);
  return {
    ...groupRow(listed),
    cancelled: listed.isCancelled,
    meetings: meetingsOf(listed),
    students: await studentsOf(services, listed),
    messages: await messagesOf(services.database, listed),
    teacher_link: await teacherLink(services, listed),
  };
}
