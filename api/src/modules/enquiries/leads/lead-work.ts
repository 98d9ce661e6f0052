import { desc, eq } from 'drizzle-orm';
import type { AddLeadRequest, LeadFollowUpRequest, LeadRow } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { givenMoment } from '../../../platform/indian-time';
import { noted, recordAction } from '../../audit/audit-repository';
import { leads } from '../enquiries-tables';
import { followUp } from './follow-up';
import { leadsWith, openerOf } from './leads-repository';

/** What `followUp` does, and the call-back of a lead. */
export async function workOnLead(
  services: Services,
  id: number,
  { call_back, ...given }: LeadFollowUpRequest,
  admin: Admin,
): Promise<void> {
  const changes = {
    ...given,
    ...(call_back !== undefined && { callBack: callBackAt(call_back, services.now()) }),
  };
  await followUp(services, { table: leads, subject: 'Lead' }, id, changes, admin);
}

/** A lead that somebody has told an admin, who has it from now on. Returns its id. */
export async function addLead(
  { database, now }: Services,
  { full_name, phone_number, email, course, note, call_back }: AddLeadRequest,
  admin: Admin,
): Promise<number> {
  const at = now();
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(leads)
      .values({
        type: 'by phone',
        source: 'phone',
        fullName: full_name,
        phoneNumber: phone_number,
        email: email ?? '',
        course: course || null,
        note: note ?? '',
        notes: note ? [{ text: note, by: admin.name, at: at.toISOString() }] : [],
        callBack: callBackAt(call_back, at),
        assigneeId: admin.id,
        createdAt: at,
      })
      .returning({ id: leads.id });
    await recordAction(transaction, {
      actor: admin,
      action: 'Add lead',
      subject: `Lead ${added!.id}`,
      changes: noted({ name: full_name }),
      at,
    });
    return added!.id;
  });
}

/**
 * Notes that an admin begins to work on a lead, or does not work on it any more, and returns the lead as
 * it is now. An admin who has it open already stays the one whom others see. 404 for an unknown lead.
 */
export async function openLead(
  { database, now }: Services,
  id: number,
  isOpen: boolean,
  admin: Admin,
): Promise<LeadRow> {
  const at = now();
  await database.transaction(async (transaction) => {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update');
    if (!lead) throw new HttpError(404, `There is no lead ${id}.`);
    const opener = openerOf(lead, at);
    if (opener !== null && opener !== admin.id) return;
    await transaction
      .update(leads)
      .set({ openedBy: isOpen ? admin.id : null, openedAt: isOpen ? at : null })
      .where(eq(leads.id, id));
  });
  const wanted = { where: eq(leads.id, id), orderBy: desc(leads.id), limit: 1 };
  const [row] = await leadsWith(database, wanted, at);
  return row!;
}

const callBackAt = (text: string | null | undefined, now: Date): Date | null =>
  text ? givenMoment('call_back', text, now) : null;
