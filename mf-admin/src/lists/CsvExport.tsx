import { useEffect, useRef, useState } from 'react';
import { formatCount } from 'shared/model/format';
import { selectToken, sessionExpired, useAppDispatch, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Button, Icon, saveFile, VisuallyHidden } from 'shared/ui';
import { CsvRefused, downloadCsv } from './csv-download';
import styles from './Report.module.css';
import type { Rows } from './report-response';
import { writeView, type Filters } from './report-view';

interface CsvExportProps {
  path: string;
  /** All rows that match are exported, from every page. */
  filters: Filters;
  found: Pick<Rows<unknown>, 'total' | 'hasMore'> | undefined;
}

export function CsvExport({ path, filters, found }: CsvExportProps) {
  const [lines, setLines] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const token = useAppSelector(selectToken);
  const dispatch = useAppDispatch();

  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setLines(0);
    const query = writeView({ filters }).toString();
    try {
      const csv = await downloadCsv({
        path: query ? `${path}?${query}` : path,
        token,
        signal: controller.signal,
        onProgress: setLines,
      });
      saveFile(csv, fileName(path, new Date()));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof CsvRefused && error.status === 401) dispatch(sessionExpired());
      else toast('Export failed. Please try again.', { variant: 'error' });
    } finally {
      running.current = null;
      setLines(null);
    }
  };

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

/** A name such as 'course-orders-2026-11-20.csv'. */
function fileName(path: string, now: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(now);
  return `${path.slice(path.lastIndexOf('/') + 1, -'.csv'.length)}-${day}.csv`;
}
