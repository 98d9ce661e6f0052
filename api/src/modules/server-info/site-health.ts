import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import type { SiteHealth } from 'shared/model/schemas';
import type { Config } from '../../settings/config';
import type { Services } from '../../platform/app-types';
import { migrations } from '../../platform/database/migrations/migrations';
import { freeBytes } from '../../platform/disk-reserve';
import { newestBackup, revision } from '../../platform/http/metrics';
import { outgoingMessages } from '../../platform/messages/message-tables';
import { isStillTried, undeliveredTotal } from '../../platform/messages/undelivered';
import { liveVersions } from '../browser-reports/known-pages';
import { newestVersion } from '../catalogue/published-catalogue';
import { reconciliations } from '../payments/payments-tables';

const SHOWN_OF_ACCOUNT = 8;

/** What an owner should know of the installation; the same facts as `npm run doctor` and the metrics have. */
export async function siteHealth({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Promise<SiteHealth> {
  const [messages] = await database
    .select({
      waiting: sql<number>`count(*)::integer`,
      since: sql<Date | null>`min(${outgoingMessages.createdAt})`.mapWith(
        outgoingMessages.createdAt,
      ),
    })
    .from(outgoingMessages)
    .where(isStillTried);
  const [settled] = await database
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.day))
    .limit(1);
  const { rows } = await database.execute<{ version: number | null }>(
    sql`SELECT ${newestVersion} AS version`,
  );
  const disk = await statfs(config.dataDir);
  const proven = await stat(join(config.backupDir, 'checked.json')).catch(() => null);
  return {
    backup_at: instant(await newestBackup(config.backupDir)),
    backup_proven_at: instant(proven && proven.mtimeMs),
    messages_waiting: messages?.waiting ?? 0,
    messages_since: messages?.since?.toISOString() ?? null,
    messages_failed: await undeliveredTotal(database),
    disk_free_bytes: freeBytes(disk),
    disk_bytes: disk.blocks * disk.bsize,
    payment_provider: config.payment.provider,
    payment_account: accountOf(config.payment),
    mail_provider: config.mail.provider,
    sms_provider: config.sms.provider,
    settled_day: settled?.day ?? null,
    settlement_differences: settled?.differences.length ?? 0,
    revision,
    migration: migrations.at(-1)!,
    catalogue_version: rows[0]?.version ?? 0,
    node: process.versions.node,
    units: liveVersions(config.siteDir),
  };
}

const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Enough of the public name of the account to know it again. */
function accountOf(payment: Config['payment']): string {
  if (payment.provider === 'sandbox') return '';
  const name = payment.provider === 'cashfree' ? payment.clientId : payment.keyId;
  return `${name.slice(0, SHOWN_OF_ACCOUNT)}…`;
}
