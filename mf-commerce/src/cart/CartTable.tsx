import { formatRupees } from 'shared/format';
import { removedFromCart, useAppDispatch, type CartItem } from 'shared/store';
import { Button, Icon, Table, type Column } from 'shared/ui';
import styles from './CartTable.module.css';
import { QuantityStepper } from './QuantityStepper';

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

/** The lines of the cart. */
export const CartTable = ({ cart }: { cart: readonly CartItem[] }) => (
  <div className={styles.cart}>
    <Table
      caption="Courses in your cart"
      columns={columns}
      rows={[...cart]}
      rowKey={(item) => item.productId}
    />
  </div>
);

const Course = ({ item: { name, image } }: { item: CartItem }) => (
  <span className={styles.course}>
    {image && <img src={image} alt="" width={96} height={54} className={styles.picture} />}
    {name}
  </span>
);

const RemoveButton = ({ item: { productId, name } }: { item: CartItem }) => {
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
};
