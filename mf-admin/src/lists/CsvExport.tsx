import { useEffect, useRef, useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { formatCount, indianDay } from 'shared/model/format';
import { reportMessages } from 'shared/model/messages';
import type { Right } from 'shared/model/rights';
import { toast } from 'shared/toast';
import { useMay } from '../use-may';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Report.module.css';
import type { Rows } from './report-response';
import { writeView, type Filters } from './report-query';

interface CsvExportProps {
  path: string;
  /** All rows that match are exported, from every page. */
  filters: Filters;
  found: Pick<Rows<unknown>, 'total' | 'hasMore'> | undefined;
  /** Who gets the file. */
  right?: Right;
}

export function CsvExport({ path, filters, found, right = 'exports' }: CsvExportProps) {
  const may = useMay();
  const [lines, setLines] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    let received = 0;
    setLines(received);
    const { error } = await send({
      name: 'adminCsv',
      url: path,
      params: Object.fromEntries(writeView({ filters })),
      responseHandler: saveResponseAs(fileName(path, filters), (chunk) => {
        received += countLines(chunk);
        setLines(received);
      }),
      signal: controller.signal,
    });
    running.current = null;
    setLines(null);
    // The host says that the login has ended.
    if (error && !error.endedLogin && !controller.signal.aborted) {
      toast(reportMessages.exportFailure, { variant: 'error' });
    }
  };

  if (!may(right)) return null;
  if (lines === null) {
    return (
      <Button variant="quiet" size="small" disabled={!found?.total} onClick={() => void start()}>
        <Icon name="download" size={18} />
        Export CSV
      </Button>
    );
  }
  // The first line has the headings. A cell may contain line breaks, so `rows` is limited to the total.
  const received = Math.max(lines - 1, 0);
  const total = found?.hasMore ? undefined : found?.total;
  const rows = total === undefined ? received : Math.min(received, total);
  return (
    <div className={styles.export}>
      <progress max={total} value={total && rows} aria-label="Export" />
      <span className="tabular">
        {formatCount(rows)}
        <VisuallyHidden>{total ? ` of ${formatCount(total)} rows` : ' rows'}</VisuallyHidden>
      </span>
      <Button variant="quiet" size="small" onClick={() => running.current?.abort()}>
        Cancel
      </Button>
    </div>
  );
}

/** The days of a file, for its name: 'from-2026-11-01-to-2026-11-30'; empty without days. */
export const daysIn = ({ from_date, to_date }: Filters): string =>
  [from_date && `from-${from_date}`, to_date && `to-${to_date}`].filter(Boolean).join('-');

/** A name with the days of the rows; without them, with that of today. */
const fileName = (path: string, filters: Filters): string =>
  `${path.slice(path.lastIndexOf('/') + 1, -'.csv'.length)}-${daysIn(filters) || indianDay(new Date())}.csv`;

const NEW_LINE = 10;

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
  return lines;
}
