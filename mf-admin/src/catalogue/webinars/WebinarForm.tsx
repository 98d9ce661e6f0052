import { useEffect, useSyncExternalStore } from 'react';
import { useFieldValue, type CheckedForm } from 'shared/forms';
import { webinarFields } from 'shared/model/catalogue-fields';
import { adminWebinarMessages } from 'shared/model/messages';
import { currentTime } from 'shared/actions';
import { indianDay } from 'shared/model/format';
import { webinarList, type DraftWebinar } from '../draft/draft-catalogue';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';
import { freeAddress, useProposedAddress } from '../form/product-checks';
import {
  agreeingPrices,
  priceText,
  webinarChecks,
  webinarFrom,
  webinarValues,
  type PriceField,
  type WebinarValues,
} from './webinar-form';
import { generatedDates } from './webinar-days';

export function WebinarForm({
  item,
  copied = null,
  onSaved,
  onDuplicate,
}: FormProps<DraftWebinar>) {
  const present = item ?? copied;
  const form = useItemForm({
    list: webinarList,
    item,
    onSaved,
    checks: [...webinarChecks(present), freeAddress(webinarList, item)],
    values: webinarValues(present),
    itemFrom: (values) => webinarFrom(values, present),
    messages: adminWebinarMessages,
  });

  const { setValue } = form;
  const showDates = (day: string) => {
    const { dateOfWebinar, targetDate } = generatedDates(day);
    setValue('dateOfWebinar', dateOfWebinar);
    setValue('targetDate', targetDate);
  };

  const isPlanned = useDatesOfSessions(form);
  const ofSessions = isPlanned ? { readOnly: true, hint: 'Of the next session' } : {};

  const agree = (typed: PriceField) => () => {
    for (const [name, value] of Object.entries(agreeingPrices(typed, form.values()))) {
      // The cast: the function returns only these two fields.
      setValue(name as 'discount' | 'newPrice', value);
    }
  };
  const proposing = useProposedAddress(form, webinarList, copied);
  const oldPrice = useFieldValue(form, 'oldPrice') ?? '';
  const discount = useFieldValue(form, 'discount') ?? '';
  const due = priceText(oldPrice, discount);

  return (
    <ItemForm
      form={form}
      noun="webinar"
      fields={webinarFields}
      item={present}
      isNew={item === null}
      onDuplicate={() => item && onDuplicate?.({ ...item, ...webinarFrom(form.values(), item) })}
      extras={{
        ...(item ? {} : proposing),
        formattedWebinarDate: {
          ...ofSessions,
          onInput: ({ currentTarget }) => showDates(currentTarget.value),
        },
        webinarSeatsLeft: ofSessions,
        webinarHerotime: ofSessions,
        oldPrice: { onInput: agree('oldPrice') },
        discount: { onInput: agree('discount') },
        newPrice: {
          hint: due && `Old price less discount: ${due}`,
          onInput: agree('newPrice'),
        },
      }}
    />
  );
}

/**
 * Date, time and seats are written once, in the sessions: the fields that sum them up follow the next one.
 * Whether there is a session with a day.
 */
function useDatesOfSessions({ values, setValue, subscribe }: CheckedForm<WebinarValues>): boolean {
  useEffect(() => {
    const follow = () => {
      const now = values();
      const next = nextOf(now.sessions);
      if (!next) return;
      const { dateOfWebinar, targetDate } = generatedDates(next.day);
      const wanted = {
        ...{ formattedWebinarDate: next.day, dateOfWebinar, targetDate },
        ...{ webinarHerotime: next.time, webinarSeatsLeft: next.seats },
      };
      for (const [name, value] of Object.entries(wanted)) {
        // The names of `wanted` are those of controls.
        const control = name as keyof typeof wanted;
        if (value !== '' && now[control] !== value) setValue(control, value);
      }
    };
    follow();
    return subscribe(follow);
  }, [values, setValue, subscribe]);

  const isPlanned = () => nextOf(values().sessions) !== undefined;
  return useSyncExternalStore(subscribe, isPlanned, isPlanned);
}

/** The first one that is not over, otherwise the last. */
function nextOf(sessions: WebinarValues['sessions']) {
  const today = indianDay(currentTime());
  const planned = sessions
    .filter(({ day, cancelled }) => day !== '' && !cancelled)
    .sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));
  return planned.find(({ day }) => day >= today) ?? planned.at(-1);
}
