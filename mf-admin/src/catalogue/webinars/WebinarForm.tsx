import { useEffect, useState } from 'react';
import {
  DateField,
  FieldRow,
  Form,
  TextAreaField,
  TextField,
  useCheckedForm,
  useFieldValue,
} from 'shared/forms';
import { adminWebinarMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { webinarList, type DraftWebinar } from '../draft/draft-catalogue';
import { saveEntry } from '../draft/draft-store';
import { FieldGroup } from '../editor/FieldGroup';
import { SaveBar } from '../editor/SaveBar';
import { NumberField } from '../editor/NumberField';
import { PictureField } from '../editor/PictureField';
import { SessionRows } from '../editor/SessionRows';
import { TextRows } from '../editor/TextRows';
import {
  generatedDates,
  webinarChecks,
  webinarFrom,
  webinarValues,
  type WebinarValues,
} from './webinar-form';

interface WebinarFormProps {
  webinar: DraftWebinar | null;
  onSaved: () => void;
}

export function WebinarForm({ webinar, onSaved }: WebinarFormProps) {
  const [defaultValues] = useState(() => webinarValues(webinar));
  const form = useCheckedForm<WebinarValues>({
    checks: webinarChecks(webinar),
    defaultValues,
    onSubmit: (values) => {
      saveEntry(webinarList, webinar?.id ?? null, webinarFrom(values, webinar));
      toast(webinar ? adminWebinarMessages.updated : adminWebinarMessages.added, {
        variant: 'success',
      });
      onSaved();
    },
  });

  const { setValue } = form;
  const day = useFieldValue(form, 'formattedWebinarDate');
  useEffect(() => {
    const { dateOfWebinar, targetDate } = generatedDates(day);
    setValue('dateOfWebinar', dateOfWebinar);
    setValue('targetDate', targetDate);
  }, [day, setValue]);

  return (
    <Form form={form} name="Webinar">
      <FieldRow>
        <TextField name="title" label="Title" />
        <TextField
          name="urlTitle"
          label="URL title"
          hint="Part of the address: numerology-webinar"
        />
      </FieldRow>
      <FieldRow>
        <DateField name="formattedWebinarDate" label="Webinar date" />
        <TextField name="dateOfWebinar" label="Date in words" readOnly />
        <TextField name="targetDate" label="Countdown ends" readOnly />
      </FieldRow>
      <FieldRow>
        <NumberField name="oldPrice" label="Old price (₹)" />
        <NumberField name="discount" label="Discount (₹)" />
        <NumberField name="newPrice" label="New price (₹)" />
        <NumberField name="webinarSeatsLeft" label="Seats left" />
      </FieldRow>
      <FieldGroup title="Pictures and video">
        <FieldRow>
          <PictureField
            name="cardIntroimage"
            label="Card image"
            present={webinar?.cardIntroimage}
          />
          <PictureField
            name="ytThumbnail"
            label="YouTube thumbnail"
            present={webinar?.ytThumbnail}
            optional
          />
        </FieldRow>
        <TextField name="webinarVideoLink" label="Video link" type="url" inputMode="url" />
      </FieldGroup>
      <FieldGroup title="First screen">
        <TextField name="webinarHerot1" label="Line 1" />
        <TextField name="webinarHerot2" label="Line 2" />
        <TextField name="webinarHerot3" label="Line 3" />
        <TextField name="webinarHerotime" label="Time" optional />
      </FieldGroup>
      <FieldGroup title="Agenda">
        <TextField name="webinarAgendaFocus" label="Focus" />
        <TextField name="webinarAgendaTitle" label="Agenda title" />
        <TextField name="webinarAgendaDuration" label="Duration" />
        <FieldRow>
          <TextField name="webinarAgendaBonusA" label="First bonus" />
          <TextField name="webinarAgendaBonusB" label="Second bonus" optional />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="What one learns">
        <TextAreaField name="webinarLearnIntro" label="Introduction" />
        <TextRows form={form} name="webinarLearnPoints" entry="point" />
      </FieldGroup>
      <SessionRows form={form} />
      <SaveBar>{webinar ? 'Update webinar' : 'Add webinar'}</SaveBar>
    </Form>
  );
}
