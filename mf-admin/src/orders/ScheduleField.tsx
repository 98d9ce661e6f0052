import { SelectField, type Name } from 'shared/forms';
import type { OpenSchedule } from 'shared/model/schemas';
import { useAdminSchedulesQuery } from './help-endpoints';

interface ScheduleFieldProps {
  name: Name<string>;
  label: string;
  /** Which of them are offered. */
  offers: (schedule: OpenSchedule) => boolean;
  onChoose?: (schedule: OpenSchedule | undefined) => void;
}

/** A batch or session with its free places. Its value is read with `readSchedule`. */
export function ScheduleField({ name, label, offers, onChoose }: ScheduleFieldProps) {
  const { data = [], isFetching } = useAdminSchedulesQuery(undefined);
  const options = data.filter(offers).map((schedule) => ({
    value: scheduleValue(schedule),
    label: textOf(schedule),
  }));
  return (
    <SelectField
      name={name}
      label={label}
      options={options}
      onChoose={(value) => onChoose?.(data.find((each) => scheduleValue(each) === value))}
      placeholder={isFetching ? 'Loading…' : options.length === 0 ? 'Nothing to choose' : 'Choose'}
      required
    />
  );
}

/** How a choice is written in the field. */
const scheduleValue = ({ kind, product_id, schedule_id }: OpenSchedule) =>
  [kind, product_id, schedule_id ?? ''].join('/');

function textOf({ title, when, schedule_id, seats_left }: OpenSchedule): string {
  if (schedule_id === null) return `${title}, next free date`;
  const places = seats_left === 1 ? '1 place left' : `${seats_left} places left`;
  return `${title}: ${when} (${places})`;
}

/** The chosen product with its batch or session. */
export function readSchedule(value: string): Pick<OpenSchedule, 'kind' | 'product_id'> & {
  schedule_id?: string;
} {
  const [kind, productId, scheduleId] = value.split('/');
  return {
    kind: kind === 'webinar' ? 'webinar' : 'course',
    product_id: Number(productId),
    ...(scheduleId && { schedule_id: scheduleId }),
  };
}
