import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { type CartItem, removedFromCart, useAppDispatch } from 'shared/store';
import { Button, Icon } from 'shared/ui';
import { type Column, Table } from 'shared/ui/lists';
import { QuantityStepper } from '../places/Places';
import styles from './CartTable.module.css';
import { texts } from './texts';

const columns: Column<CartItem>[] = [
  { heading: texts.course, namesRow: true, cell: (item) => <Course item={item} /> },
  { heading: texts.price, numeric: true, cell: (item) => formatRupees(item.price) },
  { heading: texts.quantity, numeric: true, cell: (item) => <QuantityStepper item={item} /> },
  {
    heading: texts.subtotal,
    numeric: true,
    cell: (item) => <strong>{formatRupees(item.price * item.quantity)}</strong>,
  },
  { heading: texts.remove, numeric: true, cell: (item) => <RemoveButton item={item} /> },
];

export function CartTable({ cart }: { cart: readonly CartItem[] }) {
  return (
    <div className={styles.cart}>
      <Table
        caption={texts.caption}
        columns={columns}
        rows={[...cart]}
        rowKey={(item) => item.productId}
      />
    </div>
  );
}

function Course({ item: { name, image } }: { item: CartItem }) {
  return (
    <span className={styles.course} lang={langOf(name)}>
      {image && <img src={image} alt="" width={96} height={54} className={styles.picture} />}
      {name}
    </span>
  );
}

function RemoveButton({ item: { productId, name } }: { item: CartItem }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="icon"
      aria-label={texts.removeCourse(name)}
      onClick={() => dispatch(removedFromCart({ productId }))}
    >
      <Icon name="trash" size={20} />
    </Button>
  );
}
