import { useState } from 'react';
import {
  DateField,
  FieldRow,
  Form,
  TextField,
  useCheckedForm,
  useFieldValue,
  useRows,
  done,
} from 'shared/forms';
import { webinarLabels } from 'shared/model/catalogue-changes';
import { adminWebinarMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { webinarList, type DraftWebinar } from '../draft/draft-catalogue';
import { saveEntry } from '../draft/draft-store';
import { BilingualField } from '../editor/BilingualField';
import { FieldGroup } from '../editor/FieldGroup';
import { addressesOfOthers } from '../editor/product-checks';
import { SaveBar } from '../editor/SaveBar';
import { NumberField } from '../editor/NumberField';
import { PictureField } from '../editor/PictureField';
import { SessionRows } from '../editor/SessionRows';
import { TextRows } from '../editor/TextRows';
import {
  agreeingPrices,
  generatedDates,
  priceText,
  webinarChecks,
  webinarFrom,
  webinarValues,
  type PriceField,
  type WebinarValues,
} from './webinar-form';

interface WebinarFormProps {
  webinar: DraftWebinar | null;
  onSaved: () => void;
}

export function WebinarForm({ webinar, onSaved }: WebinarFormProps) {
  const [defaultValues] = useState(() => webinarValues(webinar));
  const form = useCheckedForm<WebinarValues>({
    checks: webinarChecks(webinar, addressesOfOthers(webinarList, webinar)),
    defaultValues,
    onSubmit: (values) => {
      saveEntry(webinarList, webinar?.id ?? null, webinarFrom(values, webinar));
      toast(webinar ? adminWebinarMessages.updated : adminWebinarMessages.added, {
        variant: 'success',
      });
      onSaved();
      return done;
    },
  });

  const { setValue } = form;
  const showDates = (day: string) => {
    const { dateOfWebinar, targetDate } = generatedDates(day);
    setValue('dateOfWebinar', dateOfWebinar);
    setValue('targetDate', targetDate);
  };

  const agree = (typed: PriceField) => () => {
    for (const [name, value] of Object.entries(agreeingPrices(typed, form.values()))) {
      // The cast: the function returns only these two fields.
      setValue(name as 'discount' | 'newPrice', value);
    }
  };
  const oldPrice = useFieldValue(form, 'oldPrice') ?? '';
  const discount = useFieldValue(form, 'discount') ?? '';
  const due = priceText(oldPrice, discount);

  return (
    <Form form={form} name="Webinar">
      <BilingualField name={form.name} path="title" label={webinarLabels.title} />
      <TextField
        name={form.name('urlTitle')}
        label={webinarLabels.urlTitle}
        hint="Part of the address: numerology-webinar"
      />
      <FieldRow>
        <DateField
          name={form.name('formattedWebinarDate')}
          label={webinarLabels.formattedWebinarDate}
          onInput={({ currentTarget }) => showDates(currentTarget.value)}
        />
        <TextField name={form.name('dateOfWebinar')} label={webinarLabels.dateOfWebinar} readOnly />
        <TextField name={form.name('targetDate')} label={webinarLabels.targetDate} readOnly />
      </FieldRow>
      <FieldRow>
        <NumberField
          name={form.name('oldPrice')}
          label={webinarLabels.oldPrice}
          onBlur={agree('oldPrice')}
        />
        <NumberField
          name={form.name('discount')}
          label={webinarLabels.discount}
          onBlur={agree('discount')}
        />
        <NumberField
          name={form.name('newPrice')}
          label={webinarLabels.newPrice}
          hint={due && `Old price less discount: ${due}`}
          onBlur={agree('newPrice')}
        />
        <NumberField name={form.name('webinarSeatsLeft')} label={webinarLabels.webinarSeatsLeft} />
      </FieldRow>
      <FieldGroup title="Pictures and video">
        <FieldRow>
          <PictureField
            name={form.name('cardIntroimage')}
            label={webinarLabels.cardIntroimage}
            present={webinar?.cardIntroimage}
          />
          <PictureField
            name={form.name('ytThumbnail')}
            label={webinarLabels.ytThumbnail}
            present={webinar?.ytThumbnail}
            optional
          />
        </FieldRow>
        <TextField
          name={form.name('webinarVideoLink')}
          label={webinarLabels.webinarVideoLink}
          type="url"
          inputMode="url"
        />
      </FieldGroup>
      <FieldGroup title="First screen">
        <BilingualField name={form.name} path="webinarHerot1" label={webinarLabels.webinarHerot1} />
        <BilingualField name={form.name} path="webinarHerot2" label={webinarLabels.webinarHerot2} />
        <BilingualField name={form.name} path="webinarHerot3" label={webinarLabels.webinarHerot3} />
        <TextField
          name={form.name('webinarHerotime')}
          label={webinarLabels.webinarHerotime}
          optional
        />
      </FieldGroup>
      <FieldGroup title="Agenda">
        <BilingualField
          name={form.name}
          path="webinarAgendaFocus"
          label={webinarLabels.webinarAgendaFocus}
        />
        <BilingualField
          name={form.name}
          path="webinarAgendaTitle"
          label={webinarLabels.webinarAgendaTitle}
        />
        <BilingualField
          name={form.name}
          path="webinarAgendaDuration"
          label={webinarLabels.webinarAgendaDuration}
        />
        <BilingualField
          name={form.name}
          path="webinarAgendaBonusA"
          label={webinarLabels.webinarAgendaBonusA}
        />
        <BilingualField
          name={form.name}
          path="webinarAgendaBonusB"
          label={webinarLabels.webinarAgendaBonusB}
          optional
        />
      </FieldGroup>
      <FieldGroup title="What one learns">
        <BilingualField
          name={form.name}
          path="webinarLearnIntro"
          label={webinarLabels.webinarLearnIntro}
          lines
        />
        <TextRows
          {...useRows(form, 'webinarLearnPoints')}
          entry="point"
          hindi={{
            name: (index) => form.name(`hi.webinarLearnPoints.${index}`),
            texts: defaultValues.hi.webinarLearnPoints,
          }}
        />
      </FieldGroup>
      <SessionRows {...useRows(form, 'sessions')} />
      <SaveBar>{webinar ? 'Update webinar' : 'Add webinar'}</SaveBar>
    </Form>
  );
}
