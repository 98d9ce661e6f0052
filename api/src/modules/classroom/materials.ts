import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { batchText, dayText, productOf, sessionText } from 'shared/model/catalogue';
import type {
  AddMaterialRequest,
  AdminMaterial,
  AuditChange,
  Catalogue,
  EditMaterialRequest,
  Material,
  MaterialsQuery,
} from 'shared/model/schemas';
import type { Admin } from '../../platform/http/access';
import { HOUR } from '../../platform/durations';
import { HttpError, invalid } from '../../platform/errors';
import { users } from '../accounts/accounts-tables';
import { linkToken, readLink } from '../accounts/private-links';
import { changedFields, recordAction } from '../audit/audit-repository';
import type { UploadServices } from '../uploads/storage';
import { recordFileChange, takeUpload } from '../uploads/unused-uploads';
import { classDays } from './class-days';
import { materials } from './classroom-tables';
import { plannedGroups } from './planned-groups';
import { tellOfRecording } from './reminders/recording-mails';

export type MaterialServices = Pick<
  UploadServices,
  'catalogue' | 'config' | 'database' | 'messenger' | 'now' | 'storage'
>;
type StoredMaterial = typeof materials.$inferSelect;

interface Product {
  kind: 'course' | 'webinar';
  productId: number;
}

const NEWEST_FIRST = [desc(materials.addedAt), desc(materials.id)];

const ofProduct = ({ kind, productId }: Product) =>
  and(eq(materials.kind, kind), eq(materials.productId, productId));

/** The materials for a student of the batch or session: its own and those for all, newest first. */
export async function materialsFor(
  services: MaterialServices,
  product: Product,
  scheduleId: string | null,
): Promise<Material[]> {
  const forAll = isNull(materials.scheduleId);
  const found = await services.database
    .select()
    .from(materials)
    .where(
      and(
        ofProduct(product),
        scheduleId === null ? forAll : or(forAll, eq(materials.scheduleId, scheduleId)),
      ),
    )
    .orderBy(...NEWEST_FIRST);
  return found.map((material) => shown(services, material));
}

/** All materials of one course or webinar, newest first. */
export async function listMaterials(
  services: MaterialServices,
  { kind, product_id: productId }: MaterialsQuery,
): Promise<AdminMaterial[]> {
  const found = await services.database
    .select({ material: materials, admin: users.name })
    .from(materials)
    .innerJoin(users, eq(users.id, materials.addedBy))
    .where(ofProduct({ kind, productId }))
    .orderBy(...NEWEST_FIRST);
  return found.map(({ material, admin }) => ({
    ...shown(services, material),
    schedule_id: material.scheduleId,
    added_by: admin,
  }));
}

/**
 * 422 for an unknown product, batch or session, for an uploaded file that is used elsewhere, and for a
 * link that is already in the list.
 */
export async function addMaterial(
  services: MaterialServices,
  { kind, product_id: productId, schedule_id: scheduleId, ...given }: AddMaterialRequest,
  admin: Admin,
): Promise<void> {
  const { catalogue, database, messenger, now, storage } = services;
  const { day = null, type, title, link } = given;
  const published = await catalogue.current();
  const product = productIn(published, { kind, productId });
  if (!product) throw invalid({ product_id: [`There is no such ${kind}.`] });
  if (scheduleId !== null && !product.schedules.has(scheduleId)) {
    throw invalid({ schedule_id: ['It is not there any more. Please choose again.'] });
  }
  if (day !== null && !classDays(published, kind, productId, scheduleId).includes(day)) {
    throw invalid({ day: ['It is not there any more. Please choose again.'] });
  }
  // Before the transaction, which holds the only connection of the embedded database.
  const told =
    type === 'recording'
      ? (await plannedGroups(services)).filter(
          (group) =>
            group.kind === kind &&
            group.productId === productId &&
            (scheduleId === null || group.scheduleId === scheduleId),
        )
      : [];
  const bytes = storage.holds(link) ? (await storage.read(link))?.length : null;
  const at = now();
  await database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(materials)
      .values({
        kind,
        productId,
        scheduleId,
        day,
        type,
        title,
        link,
        bytes,
        addedAt: at,
        addedBy: admin.id,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw invalid({ link: ['This link is in the list already.'] });
    if (!(await takeUpload(transaction, link))) {
      throw invalid({ link: ['This file is used elsewhere. Please upload it once more.'] });
    }
    await recordAction(transaction, {
      actor: admin,
      action: `Add ${type}`,
      subject: product.title,
      changes: fieldsOf(added, product).map(([field, to]) => ({ field, from: '', to })),
      at,
    });
    for (const group of told) await tellOfRecording(services, transaction, group, title);
  });
  if (type === 'recording') void messenger.deliver();
}

/** Corrects title or link; nobody is told. 404 if it is gone, 422 for a link that is in the list already. */
export async function editMaterial(
  { catalogue, database, now }: Pick<MaterialServices, 'catalogue' | 'database' | 'now'>,
  id: number,
  { title, link }: EditMaterialRequest,
  admin: Admin,
): Promise<void> {
  const current = await catalogue.current();
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(materials)
      .where(eq(materials.id, id))
      .for('update');
    if (!before) throw new HttpError(404, 'It has been removed already.');
    const after = { title, link: link ?? before.link };
    const changes = changedFields({ title: before.title, link: before.link }, after);
    if (changes.length === 0) return;
    if (after.link !== before.link) {
      const same = await transaction.$count(
        materials,
        and(
          ofProduct(before),
          eq(materials.link, after.link),
          before.scheduleId === null
            ? isNull(materials.scheduleId)
            : eq(materials.scheduleId, before.scheduleId),
        ),
      );
      if (same > 0) throw invalid({ link: ['This link is in the list already.'] });
      await recordFileChange(transaction, { from: before.link, to: null, at: now() });
    }
    const bytes = after.link === before.link ? before.bytes : null;
    await transaction
      .update(materials)
      .set({ ...after, bytes })
      .where(eq(materials.id, id));
    await recordAction(transaction, {
      actor: admin,
      action: `Edit ${before.type}`,
      subject: productIn(current, before)?.title ?? `${before.kind} ${before.productId}`,
      changes,
      at: now(),
    });
  });
}

/** Removes a material; its uploaded file is deleted a day later. 404 if it does not exist. */
export async function removeMaterial(
  { catalogue, database, now }: Pick<MaterialServices, 'catalogue' | 'database' | 'now'>,
  id: number,
  admin: Admin,
): Promise<void> {
  const current = await catalogue.current();
  const at = now();
  await database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(materials).where(eq(materials.id, id)).returning();
    if (!removed) throw new HttpError(404, 'It has been removed already.');
    await recordFileChange(transaction, { from: removed.link, to: null, at });
    const product = productIn(current, removed);
    await recordAction(transaction, {
      actor: admin,
      action: `Remove ${removed.type}`,
      subject: product?.title ?? `${removed.kind} ${removed.productId}`,
      changes: fieldsOf(removed, product).map(([field, from]) => ({ field, from, to: '' })),
      at,
    });
  });
}

/**
 * An address of uploaded notes is good for half an hour to an hour, and the same for all who ask within half
 * an hour: whoever passes it on passes on no more than that.
 */
const ADDRESS_PERIOD = HOUR / 2;

/** The uploaded PDF of an address that the server has given out; null after its time. 404 if it is gone. */
export async function notesAt(
  { config, database, now, storage }: MaterialServices,
  token: string,
): Promise<Buffer | null> {
  const address = readLink(config.acceptedKeys, 'notes', token);
  if (!address) throw new HttpError(404, 'There are no such notes.');
  if (address.version * ADDRESS_PERIOD <= now().getTime()) return null;
  const [notes] = await database.select().from(materials).where(eq(materials.id, address.id));
  const file = notes && (await storage.read(notes.link));
  if (!file) throw new HttpError(404, 'There are no such notes.');
  return file;
}

/** A file that is stored here has no lasting address: it is for those who have paid. */
function openAddress(
  { config, now, storage }: MaterialServices,
  { id, link }: StoredMaterial,
): string {
  if (!storage.holds(link)) return link;
  const until = Math.floor(now().getTime() / ADDRESS_PERIOD) + 2;
  return `/api/notes/${linkToken(config.secretKey, 'notes', id, until)}`;
}

const shown = (services: MaterialServices, material: StoredMaterial): Material => ({
  id: material.id,
  type: material.type,
  title: material.title,
  link: openAddress(services, material),
  ...(material.bytes !== null && { bytes: material.bytes }),
  added_at: material.addedAt.toISOString(),
  ...(material.day !== null && { day: material.day }),
});

/** The title of a product, and the text of its batches or sessions by their id. */
interface KnownProduct {
  title: string;
  schedules: ReadonlyMap<string, string>;
}

function productIn(catalogue: Catalogue, { kind, productId }: Product): KnownProduct | undefined {
  const product = productOf(catalogue, kind, productId);
  if (!product) return undefined;
  const texts =
    'batches' in product
      ? product.batches.map((batch) => [batch.id, batchText(batch)] as const)
      : product.sessions.map((session) => [session.id, sessionText(session)] as const);
  return { title: product.title, schedules: new Map(texts) };
}

/** The fields of a material for the audit log. */
function fieldsOf(
  { title, link, scheduleId, day }: StoredMaterial,
  product: KnownProduct | undefined,
): [AuditChange['field'], string][] {
  const audience = scheduleId === null ? 'everybody' : product?.schedules.get(scheduleId);
  return [
    ['title', title],
    ['link', link],
    ['for', audience ?? scheduleId ?? ''],
    ...(day === null ? [] : [['class', dayText(day)] satisfies [string, string]]),
  ];
}
