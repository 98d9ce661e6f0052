import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from 'shared/api';
import { formatCount, formatDateTime, formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { SiteHealth, SiteHealthResponse } from 'shared/model/schemas';
import { Badge, Table, type Column } from 'shared/ui/lists';
import { Detail } from '../details/Detail';
import { dataQuery } from '../lists/queries';
import styles from '../lists/Report.module.css';

const { useAdminHealthQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminHealth: build.query(dataQuery<SiteHealthResponse>('/admin/health', 'Orders')),
  }),
});

interface Fact {
  about: string;
  fact: string;
  isWell: boolean;
  advice: ReactNode;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether a moment is at most so long ago. */
const isRecent = (at: string | null, longest: number, now: number): boolean =>
  at !== null && now - Date.parse(at) <= longest;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** In the order in which a fault costs most. */
export function factsOf(health: SiteHealth, now: number): Fact[] {
  const { backup_at, backup_proven_at, messages_since, settled_day } = health;
  const isTrial = health.payment_provider === 'sandbox';
  const isRoomy = health.disk_free_bytes > health.disk_bytes / 10;
  return [
    {
      about: 'Last backup',
      fact: backup_at ? formatDateTime(backup_at) : 'None',
      isWell: isRecent(backup_at, 2 * DAY, now),
      advice: 'Ask whoever runs the server to look at the nightly backup.',
    },
    {
      about: 'Last backup proven',
      fact: backup_proven_at ? formatDateTime(backup_proven_at) : 'Never',
      isWell: isRecent(backup_proven_at, 35 * DAY, now),
      advice: 'Ask for “npm run db:check-backup”: it restores the backup and counts what is in it.',
    },
    {
      about: 'Messages waiting',
      fact: messages_since
        ? `${formatCount(health.messages_waiting)}, the oldest since ${formatDateTime(messages_since)}`
        : 'None',
      isWell: !messages_since || isRecent(messages_since, HOUR, now),
      advice:
        'They go out by themselves when the mail server or SMS gateway takes them again. If not within an hour, look at its account.',
    },
    {
      about: 'Messages failed',
      fact: formatCount(health.messages_failed),
      isWell: health.messages_failed === 0,
      advice: (
        <>
          Correct the address and send again, under{' '}
          <Link to={paths.admin('review')}>Needs review</Link>.
        </>
      ),
    },
    {
      about: 'Disk',
      fact: `${gigabytes(health.disk_free_bytes)} free of ${gigabytes(health.disk_bytes)}`,
      isWell: isRoomy,
      advice: 'Ask for more room: without any, the site takes no more orders.',
    },
    {
      about: 'Payments',
      fact: [health.payment_provider, health.payment_account].filter(Boolean).join(', account '),
      isWell: !isTrial,
      advice: 'This is the trial provider: no money arrives. Connect Cashfree or Razorpay.',
    },
    {
      about: 'E-mail and SMS',
      fact: `${health.mail_provider}, ${health.sms_provider}`,
      isWell: ![health.mail_provider, health.sms_provider].includes('outbox'),
      advice: 'What goes to the outbox reaches nobody. Connect a mail server and an SMS gateway.',
    },
    {
      about: 'Last settlement',
      fact: settled_day
        ? `${formatShortDate(settled_day)}, ${formatCount(health.settlement_differences)} differences`
        : 'None compared yet',
      isWell:
        isTrial || (isRecent(settled_day, 4 * DAY, now) && health.settlement_differences === 0),
      advice: (
        <>
          Compare with the provider, under <Link to={paths.admin('settlements')}>Settlements</Link>.
        </>
      ),
    },
    {
      about: 'Versions',
      fact: [
        `program ${health.revision.slice(0, 12)}`,
        `database ${health.migration.replace('.sql', '')}`,
        `catalogue ${health.catalogue_version}`,
        `Node.js ${health.node}`,
        ...health.units.map(({ name, version }) => `${name} ${version}`),
      ].join(', '),
      isWell: true,
      advice: <Link to={paths.admin('sections')}>Sections</Link>,
    },
  ];
}

const columns: Column<Fact>[] = [
  { heading: 'What', cell: ({ about }) => about, namesRow: true, brief: true },
  {
    heading: 'State',
    cell: ({ isWell }) => (
      <Badge tone={isWell ? 'paid' : 'failed'}>{isWell ? 'Well' : 'Look at this'}</Badge>
    ),
    brief: true,
  },
  {
    heading: 'Now',
    cell: ({ fact }) => <div className={styles.longText}>{fact}</div>,
    brief: true,
  },
  {
    heading: 'What to do',
    cell: ({ about, isWell, advice }) => (
      <div className={styles.longText}>{isWell && about !== 'Versions' ? 'Nothing' : advice}</div>
    ),
    brief: true,
  },
];

/** What runs behind the site, each with what to do where it is not well. */
function HealthPage() {
  const result = useAdminHealthQuery();
  return (
    <Detail heading="Health" what="The state of the site" result={result}>
      {(health) => (
        <Table
          dense
          caption="Health"
          columns={columns}
          rows={factsOf(health, result.fulfilledTimeStamp ?? 0)}
          rowKey={({ about }) => about}
        />
      )}
    </Detail>
  );
}

export { HealthPage as Component };
