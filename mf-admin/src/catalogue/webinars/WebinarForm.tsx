import { useFieldValue } from 'shared/forms';
import { webinarFields } from 'shared/model/catalogue-fields';
import { adminWebinarMessages } from 'shared/model/messages';
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
} from './webinar-form';
import { useDatesOfSessions } from './use-dates-of-sessions';
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
