import { formatRupees } from 'shared/model/format';
import { type CartItem, removedFromCart, useAppDispatch } from 'shared/store';
import { Button, Icon } from 'shared/ui';
import { type Column, Table } from 'shared/ui/lists';
import { QuantityStepper } from '../places/Places';
import styles from './CartTable.module.css';

const columns: Column<CartItem>[] = [
  { heading: 'Course', namesRow: true, cell: (item) => <Course item={item} /> },
  { heading: 'Price', numeric: true, cell: (item) => formatRupees(item.price) },
  { heading: 'Quantity', numeric: true, cell: (item) => <QuantityStepper item={item} /> },
  {
    heading: 'Subtotal',
    numeric: true,
    cell: (item) => <strong>{formatRupees(item.price * item.quantity)}</strong>,
  },
  { heading: 'Remove', numeric: true, cell: (item) => <RemoveButton item={item} /> },
];

export function CartTable({ cart }: { cart: readonly CartItem[] }) {
  return (
    <div className={styles.cart}>
      <Table
        caption="Courses in your cart"
        columns={columns}
        rows={[...cart]}
        rowKey={(item) => item.productId}
      />
    </div>
  );
}

function Course({ item: { name, image } }: { item: CartItem }) {
  return (
    <span className={styles.course}>
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
      aria-label={`Remove ${name}`}
      onClick={() => dispatch(removedFromCart({ productId }))}
    >
      <Icon name="trash" size={20} />
    </Button>
  );
}
