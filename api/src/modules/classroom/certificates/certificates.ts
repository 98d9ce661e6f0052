import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { parentCompany, siteName } from 'shared/model/config';
import { batchMeetings, productOf, titleIn } from 'shared/model/catalogue';
import type { CertificateSummary, Course } from 'shared/model/schemas';
import type { Admin } from '../../../platform/http/access';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import { newLetters } from '../../../platform/secrets';
import { users } from '../../accounts/accounts-tables';
import { noted, recordAction } from '../../audit/audit-repository';
import { withModuleIds } from '../../catalogue/module-ids';
import { enrolments, orderItems } from '../../orders/orders-tables';
import { attendedIn, missedShare } from '../attendance';
import { readMeetingChanges } from '../meeting-changes';
import { hasPassed } from '../quiz-results';
import { certificates, progress, type Certificate } from '../classroom-tables';

type CertificateServices = Pick<Services, 'catalogue' | 'database' | 'now'>;
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** `7K3QX-9PMTW-4HJ2N-R8VDA`: 98 random bits. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () => newLetters(GROUP_LENGTH)).join('-');

/** The code in its stored form, whatever case and separators were typed. */
const storedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .match(/.{1,5}/g)
    ?.join('-') ?? '';

const isEnrolled = and(
  eq(enrolments.userId, certificates.userId),
  eq(enrolments.kind, 'course'),
  eq(enrolments.productId, certificates.productId),
);

/** A valid certificate. 404 if it is unknown or withdrawn, or if the course was refunded. */
export async function findCertificate(database: Database, code: string): Promise<Certificate> {
  const [found] = await database
    .select({ certificate: certificates })
    .from(certificates)
    .leftJoin(enrolments, isEnrolled)
    .where(
      and(
        eq(certificates.code, storedCode(code)),
        isNull(certificates.withdrawnAt),
        // A student who has left has no enrolment: what is kept of the certificate stands by itself.
        or(isNull(certificates.userId), isNotNull(enrolments.userId)),
      ),
    );
  if (!found) throw new HttpError(404, 'There is no certificate with this code.');
  return found.certificate;
}

/** The student's certificates that are not withdrawn, by product id. */
export async function certificatesOf(
  database: Database,
  userId: number,
): Promise<Map<number, CertificateSummary>> {
  const found = await database
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)));
  return new Map(
    found.map(({ productId, code, issuedAt }) => [
      productId,
      { code, issued_at: issuedAt.toISOString() },
    ]),
  );
}

/**
 * Issues a certificate by an admin's decision and returns its code. 404 if the student is not enrolled
 * in the course, 409 if the student already has its certificate.
 */
export async function issueCertificate(
  { catalogue, database, now }: CertificateServices,
  { userId, productId }: { userId: number; productId: number },
  reason: string,
  admin: Admin,
): Promise<string> {
  const course = productOf(await catalogue.current(), 'course', productId);
  const at = now();
  return database.transaction(async (transaction) => {
    const [student] = await transaction
      .select({
        name: users.name,
        language: users.language,
        title: orderItems.title,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .leftJoin(orderItems, isItemOfEnrolment)
      .where(
        and(
          eq(enrolments.userId, userId),
          eq(enrolments.kind, 'course'),
          eq(enrolments.productId, productId),
        ),
      );
    const title = course?.title ?? student?.title;
    if (!student || !title) throw new HttpError(404, 'This student is not enrolled in the course.');
    const { name, language } = student;
    const code = await insertCertificate(transaction, {
      userId,
      productId,
      name,
      title: course ? titleIn(course, language) : title,
      mentor: mentorOf(course),
      issuedAt: at,
      issuedBy: admin.id,
      language,
    });
    if (!code) throw new HttpError(409, 'This student has a certificate of the course already.');
    await recordAction(transaction, {
      actor: admin,
      action: 'Issue certificate',
      subject: `Certificate ${code}`,
      changes: noted({ student: `${name} (${userId})`, course: title, reason }),
      at,
    });
    return code;
  });
}

/**
 * After this, nobody can confirm the certificate, and it is not issued again automatically. 404 if it
 * is unknown or already withdrawn.
 */
export async function withdrawCertificate(
  { database, now }: CertificateServices,
  code: string,
  reason: string,
  admin: Admin,
): Promise<void> {
  const at = now();
  await database.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .update(certificates)
      .set({ withdrawnAt: at })
      .where(and(eq(certificates.code, storedCode(code)), isNull(certificates.withdrawnAt)))
      .returning();
    if (!withdrawn) throw new HttpError(404, 'There is no certificate with this code.');
    await recordAction(transaction, {
      actor: admin,
      action: 'Withdraw certificate',
      subject: `Certificate ${withdrawn.code}`,
      changes: [
        { field: 'student', from: `${withdrawn.name} (${withdrawn.userId})`, to: '' },
        { field: 'reason', from: '', to: reason },
      ],
      at,
    });
  });
}

/** Writes the student's present name on a certificate, whose code stays. 404 if there is none of an account. */
export async function reissueCertificate(
  { database, now }: CertificateServices,
  code: string,
  reason: string,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ stored: certificates.code, from: certificates.name, to: users.name })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(and(eq(certificates.code, storedCode(code)), isNull(certificates.withdrawnAt)));
    if (!found) throw new HttpError(404, 'There is no certificate with this code.');
    const { stored, from, to } = found;
    if (from === to)
      throw new HttpError(409, 'The certificate has the name of the account already.');
    await transaction.update(certificates).set({ name: to }).where(eq(certificates.code, stored));
    await recordAction(transaction, {
      actor: admin,
      action: 'Issue certificate again',
      subject: `Certificate ${stored}`,
      changes: [
        { field: 'student', from, to },
        { field: 'reason', from: '', to: reason },
      ],
      at: now(),
    });
  });
}

/** Lets a student's certificates stand without the account, which is about to be erased. */
export async function keepCertificates(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(certificates)
    .set({ userId: null })
    .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)));
}

/**
 * Issues a certificate to every student, or only to the given user, who has ticked all modules of a
 * course, whose batch has ended, and who was in as many classes and has answered as much of the quizzes right as the
 * course asks for. A change of the catalogue alone earns none: the last tick must
 * have completed the course at its time. A withdrawn certificate is not issued again.
 */
export async function issueEarned(
  { catalogue, database, now }: CertificateServices,
  userId?: number,
): Promise<void> {
  const at = now();
  const changes = await readMeetingChanges(database);
  for (const course of (await catalogue.current()).courses) {
    const { id: productId, modules, batches } = course;
    const ended = batches.filter((batch) => {
      const last = batchMeetings(batch, changes.of(productId, batch.id)).at(-1);
      return last !== undefined && last.end <= at;
    });
    if (ended.length === 0 || modules.length === 0) continue;
    const ids = withModuleIds(modules).map(({ id }) => id);
    const students = await database
      .select({
        ...{ userId: users.id, name: users.name, language: users.language },
        ...{ orderId: enrolments.orderId, scheduleId: orderItems.scheduleId },
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .innerJoin(orderItems, isItemOfEnrolment)
      .where(
        and(
          userId === undefined ? undefined : eq(enrolments.userId, userId),
          eq(enrolments.kind, 'course'),
          eq(enrolments.productId, productId),
          inArray(
            orderItems.scheduleId,
            ended.map(({ id }) => id),
          ),
          sql`(SELECT count(*) FROM ${progress} WHERE ${progress.userId} = ${enrolments.userId}
               AND ${progress.productId} = ${productId}
               AND ${inArray(progress.module, ids)}) = ${ids.length}`,
          sql`EXISTS (SELECT 1 FROM ${progress} WHERE ${progress.userId} = ${enrolments.userId}
               AND ${progress.productId} = ${productId} AND ${progress.completes})`,
          hasPassed(course, enrolments.userId),
          notExists(
            database
              .select({ code: certificates.code })
              .from(certificates)
              .where(
                and(
                  eq(certificates.userId, enrolments.userId),
                  eq(certificates.productId, productId),
                ),
              ),
          ),
        ),
      );
    for (const { orderId, scheduleId, ...student } of students) {
      const group = { kind: 'course', productId, scheduleId: scheduleId ?? '' } as const;
      if (missedShare(course, await attendedIn(database, orderId, group))) continue;
      await insertCertificate(database, {
        ...student,
        productId,
        title: titleIn(course, student.language),
        mentor: mentorOf(course),
        issuedAt: at,
        issuedBy: null,
      });
    }
  }
}

/** If a course has several tutors, the first one signs. */
const mentorOf = (course: Pick<Course, 'tutor'> | undefined): string =>
  course?.tutor[0]?.name ?? '';

const isItemOfEnrolment = and(
  eq(orderItems.orderId, enrolments.orderId),
  eq(orderItems.productId, enrolments.productId),
);

/** Returns the code; null if the student already has a certificate of this course. */
async function insertCertificate(
  database: Database | Transaction,
  certificate: Omit<Certificate, 'code' | 'school' | 'company' | 'withdrawnAt'>,
): Promise<string | null> {
  const [issued] = await database
    .insert(certificates)
    .values({ ...certificate, code: newCode(), school: siteName, company: parentCompany })
    .onConflictDoNothing()
    .returning({ code: certificates.code });
  return issued?.code ?? null;
}
