import type { GroupDetails } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { isRegistered } from '../../platform/messages/sms-gateway';
import { groupRow, findGroup, meetingsOf } from './group-list';
import { CLASS_SMS } from './messages/group-letters';
import { messagesOf } from './messages/group-messages';
import { daysWithNobody, studentsOf } from './group-people';
import { teacherLink } from './teacher-link';

/** One batch or session with its classes, its people and what was written to them. */
export async function groupDetails(services: Services, id: string): Promise<GroupDetails> {
  const listed = await findGroup(services, id);
  return {
    ...groupRow(listed),
    cancelled: listed.isCancelled,
    can_sms: isRegistered(services.config.sms, CLASS_SMS),
    meetings: meetingsOf(listed),
    students: await studentsOf(services, listed),
    nobody_on: await daysWithNobody(services.database, listed),
    messages: await messagesOf(services.database, listed),
    teacher_link: await teacherLink(services, listed),
  };
}
