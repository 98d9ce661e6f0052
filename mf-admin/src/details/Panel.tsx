import { useId, type ReactNode } from 'react';
import { Table, type Column } from 'shared/ui/lists';
import styles from './Panel.module.css';
import rowStyles from '../lists/Report.module.css';

interface PanelProps {
  heading: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function Panel({ heading, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id}>{heading}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** The facts about one thing: a label and a value on each line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PanelTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** The text shown if there are no rows. */
  empty: string;
}

/** A short list within a panel. */
export function PanelTable<Row>({ empty, ...table }: PanelTableProps<Row>) {
  return table.rows.length === 0 ? (
    <p className={rowStyles.detail}>{empty}</p>
  ) : (
    <Table dense {...table} />
  );
}

interface ListPanelProps<Row>
  extends Omit<PanelTableProps<Row>, 'caption'>, Pick<PanelProps, 'heading' | 'actions'> {}

/** A panel with one short list; its heading is also the caption of the table. */
export function ListPanel<Row>({ heading, actions, ...table }: ListPanelProps<Row>) {
  return (
    <Panel heading={heading} actions={actions}>
      <PanelTable caption={heading} {...table} />
    </Panel>
  );
}
