import { whyNotPdf } from 'shared/actions';
import {
  FieldRow,
  FileField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
  useFieldValue,
  type Failure,
} from 'shared/forms';
import { readFailure } from 'shared/calls';
import type { AddMaterialRequest } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { filled, ifFilled, isFilled, matches, type Checks } from 'shared/model/validation';
import { optionsOf } from '../lists/address-filters';
import { uploadDocumentCall } from '../catalogue/publish/catalogue-endpoints';
import { addMaterialCall } from './material-endpoints';
import type { Product } from './products';

interface MaterialValues {
  product: string;
  /** Empty for all batches or sessions. */
  schedule_id: string;
  /** Empty if it belongs to no single class; missing where no batch is chosen. */
  day?: string;
  type: AddMaterialRequest['type'];
  title: string;
  link: string;
  /** Missing while the type allows only a link. */
  file?: readonly File[];
}

const chosenFile = ({ type, file }: MaterialValues) => (type === 'notes' ? file?.[0] : undefined);

const checks: Checks<MaterialValues> = [
  filled('title', 'Please enter a title.'),
  ifFilled(
    matches(
      'link',
      /^https:\/\/\S+$/,
      'Please enter a link that begins with https:// and has no spaces.',
    ),
  ),
  {
    field: 'link',
    message: 'Please enter a link.',
    passes: ({ type, link }) => type !== 'recording' || isFilled(link),
  },
  {
    field: 'file',
    message: 'Please enter a link or choose a PDF.',
    passes: (values) =>
      values.type !== 'notes' || isFilled(values.link) || Boolean(chosenFile(values)),
  },
  {
    field: 'file',
    message: 'Please enter a link or choose a PDF, not both.',
    passes: (values) => !isFilled(values.link) || !chosenFile(values),
  },
];

const types = optionsOf({ recording: 'Recording', notes: 'Notes' });

/** The failure with the server's messages beside the fields of this form. */
function refused(error: object, linkField: 'file' | 'link'): Failure {
  const { product_id = [], link = [], ...others } = readFailure(error).errors;
  return { error, errors: { ...others, product: product_id, [linkField]: link } };
}

interface MaterialFormProps {
  products: readonly Product[];
  chosen: Product;
  onChoose: (key: string) => void;
}

/** Adds a recording or notes. Product, batch or session, and type stay chosen for the next one. */
export function MaterialForm({ products, chosen, onChoose }: MaterialFormProps) {
  const form = useCheckedForm<MaterialValues>({
    checks,
    defaultValues: { product: chosen.key, type: 'recording' },
    onSubmit: async (values) => {
      const file = chosenFile(values);
      const uploaded = file && (await uploadDocumentCall(file));
      if (uploaded?.error) return refused(uploaded.error, 'file');
      const result = await addMaterialCall({
        kind: chosen.kind,
        product_id: chosen.product_id,
        schedule_id: values.schedule_id || null,
        day: values.day || null,
        type: values.type,
        title: values.title.trim(),
        link: uploaded?.data.url ?? values.link.trim(),
      });
      if (result.error) return refused(result.error, file ? 'file' : 'link');
      toast(result.data.message, { variant: 'success' });
      const { product, schedule_id, day, type } = values;
      form.reset({ product, schedule_id, day, type });
      return result;
    },
  });
  const isCourse = chosen.kind === 'course';
  const isNotes = useFieldValue(form, 'type') === 'notes';
  const scheduleId = useFieldValue(form, 'schedule_id');
  const classes = chosen.schedules.find(({ value }) => value === scheduleId)?.classes;

  return (
    <Form form={form} autoComplete="off" name="Add a recording or notes">
      <FieldRow>
        <SelectField
          name={form.name('product')}
          label="Course or webinar"
          onChoose={(key) => {
            onChoose(key);
            // Another product has other batches.
            form.setValue('schedule_id', '');
          }}
          options={products.map(({ key, kind, title }) => ({
            value: key,
            label: `${kind === 'course' ? 'Course' : 'Webinar'}: ${title}`,
          }))}
        />
        <SelectField
          name={form.name('schedule_id')}
          label={isCourse ? 'Batch' : 'Session'}
          hint={`Students in other ${isCourse ? 'batches' : 'sessions'} will not see it.`}
          options={[{ value: '', label: 'All of them' }, ...chosen.schedules]}
        />
        {classes && (
          <SelectField
            // Another batch proposes its own last class, which is the first option.
            key={scheduleId}
            name={form.name('day')}
            label="Class"
            hint="Students find it under this class."
            options={[...classes, { value: '', label: 'No single class' }]}
          />
        )}
        <SelectField name={form.name('type')} label="Type" options={types} />
      </FieldRow>
      <FieldRow>
        <TextField
          name={form.name('title')}
          label="Title"
          hint="As students will see it, for example: Class 3, the Lo Shu grid"
          maxLength={200}
        />
        <TextField
          name={form.name('link')}
          label="Link"
          hint="The address where students can open it, beginning with https://"
          inputMode="url"
          maxLength={2000}
          optional={isNotes}
          required={!isNotes}
        />
        {isNotes && (
          <FileField
            name={form.name('file')}
            label="PDF"
            hint="Instead of a link, at most 5 MB."
            accept="application/pdf,.pdf"
            check={whyNotPdf}
            optional
          />
        )}
      </FieldRow>
      <div>
        <SubmitButton>Add</SubmitButton>
      </div>
    </Form>
  );
}
