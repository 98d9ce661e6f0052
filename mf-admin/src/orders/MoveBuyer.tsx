import { SelectField } from 'shared/forms';
import type { OrderDetails } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { rebookCall } from './help-endpoints';
import { readSchedule, ScheduleField } from './ScheduleField';

interface MoveValues extends ReasonValues {
  item: string;
  place: string;
}

const checks: Checks<MoveValues> = [filled('place', 'Please choose where the buyer moves to.')];

/** Moves the buyer of an order to another batch, session or course. */
export function MoveBuyer({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, order_type, items, name } = order;
  const isCourse = order_type === 'course';
  const label = isCourse ? 'Move to another batch' : 'Move to another session';
  return (
    <ReasonDialog<MoveValues>
      title={label}
      fields={(form) => (
        <>
          {items.length > 1 && (
            <SelectField
              name={form.name('item')}
              label="What to move"
              options={items.map(({ product_id, title }) => ({
                value: String(product_id),
                label: title,
              }))}
            />
          )}
          <ScheduleField
            name={form.name('place')}
            label={isCourse ? 'New batch' : 'New session'}
            offers={({ kind, schedule_id }) => kind === order_type && schedule_id !== null}
          />
        </>
      )}
      defaultValues={{ item: String(items[0]?.product_id ?? '') }}
      checks={checks}
      submit={() => 'Move'}
      send={({ item, place, reason }) => {
        const to = readSchedule(place);
        return rebookCall({
          orderNumber,
          reason,
          product_id: Number(item),
          to_product_id: to.product_id,
          to_schedule_id: to.schedule_id ?? '',
        });
      }}
    >
      {name} gets an e-mail with the new dates. Price and receipt stay: return a difference with a
      refund, or ask for it with a payment link.
    </ReasonDialog>
  );
}
