import { useCall } from 'shared/calls';
import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { dayText } from 'shared/model/catalogue';
import type { AdminMaterial } from 'shared/model/schemas';
import { Actions, Button, focusPageHeading, Icon, NewTab } from 'shared/ui';
import { type Column, EmptyState } from 'shared/ui/lists';
import { useAdminCatalogueQuery } from '../catalogue/publish/catalogue-endpoints';
import { dateTimeCell } from '../lists/cells';
import { useAsk } from '../details/Ask';
import { told } from '../details/announced';
import { Detail } from '../details/Detail';
import { ListPanel, Panel } from '../details/Panel';
import styles from '../lists/Report.module.css';
import { useAddressFilters } from '../lists/use-address-filters';
import { useAdminMaterialsQuery, removeMaterialCall } from './material-endpoints';
import { EditMaterial } from './EditMaterial';
import { MaterialForm } from './MaterialForm';
import { productsOf, type Product } from './products';

/** The recordings and notes that students see in their classroom. */
function MaterialsPage() {
  const [now] = useState(currentTime);
  const result = useAdminCatalogueQuery();
  return (
    <Detail heading="Recordings and notes" what="The list of courses and webinars" result={result}>
      {({ catalogue }) => <ProductMaterials products={productsOf(catalogue, now)} />}
    </Detail>
  );
}

function ProductMaterials({ products }: { products: readonly Product[] }) {
  const [filters, choose] = useAddressFilters({
    product: products.map(({ key, title }) => ({ value: key, label: title })),
  });
  const chosen = products.find(({ key }) => key === filters.product) ?? products[0];
  if (!chosen) return <EmptyState title="There is no course or webinar yet" />;
  return (
    <>
      <Panel heading="Add">
        <MaterialForm
          products={products}
          chosen={chosen}
          onChoose={(product) => choose({ product })}
        />
      </Panel>
      <MaterialList product={chosen} />
    </>
  );
}

function MaterialList({ product }: { product: Product }) {
  const { kind, product_id, title } = product;
  const result = useAdminMaterialsQuery({ kind, product_id });
  const columns: Column<AdminMaterial>[] = [
    { heading: 'Added', cell: (row) => dateTimeCell(row.added_at) },
    { heading: 'Type', cell: ({ type }) => (type === 'notes' ? 'Notes' : 'Recording') },
    { heading: 'Title', cell: (row) => <Title {...row} />, namesRow: true },
    { heading: 'For', cell: (row) => audienceText(row, product) },
    { heading: 'By', cell: (row) => row.added_by },
    {
      heading: 'Action',
      cell: (row) => (
        <Actions>
          <EditMaterial material={row} />
          <Remove {...row} />
        </Actions>
      ),
    },
  ];
  return (
    <Detail what="The recordings and notes" result={result}>
      {(rows) => (
        <ListPanel
          heading={`Added to ${title}`}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          empty={`Nothing yet. What you add appears immediately in the classroom of this ${kind}.`}
        />
      )}
    </Detail>
  );
}

const Title = ({ title, link }: AdminMaterial) => (
  <NewTab href={link} className={styles.link}>
    {title}
  </NewTab>
);

function audienceText(
  { schedule_id: scheduleId, day }: AdminMaterial,
  { kind, schedules }: Product,
): string {
  const [one, all] = kind === 'course' ? ['batch', 'All batches'] : ['session', 'All sessions'];
  if (scheduleId === null) return all;
  const schedule = schedules.find(({ value }) => value === scheduleId);
  if (!schedule) return `A ${one} that was removed`;
  return day === undefined ? schedule.label : `${schedule.label}: class of ${dayText(day)}`;
}

/** Removes a recording or notes after a confirmation. */
function Remove({ id, title, type }: AdminMaterial) {
  const [ask, question] = useAsk();
  const [remove, isLoading] = useCall(removeMaterialCall);
  const removeIfWanted = async () => {
    const isWanted = await ask({
      title: type === 'notes' ? 'Remove these notes?' : 'Remove this recording?',
      text: `Students no longer see “${title}” in their classroom.`,
      yes: 'Remove',
      no: 'Keep',
    });
    // The focused button is removed with its row.
    if (isWanted && told(await remove(id))) focusPageHeading();
  };
  return (
    <>
      <Button
        variant="icon"
        aria-label={`Remove ${title}`}
        busy={isLoading}
        onClick={() => void removeIfWanted()}
      >
        <Icon name="trash" />
      </Button>
      {question}
    </>
  );
}

export { MaterialsPage as Component };
