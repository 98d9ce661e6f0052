import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import type { AdminMaterial } from 'shared/model/schemas';
import { filled, ifFilled, text, type Checks } from 'shared/model/validation';
import { VisuallyHidden } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { editMaterialCall } from './material-endpoints';

interface EditProps {
  material: AdminMaterial;
}

/** Corrects the title of a recording or notes, and the link unless it is a PDF that was uploaded. */
export function EditMaterial({ material }: EditProps) {
  return (
    <EditorButton
      variant="quiet"
      title="Edit"
      form={(close) => <EditForm material={material} onDone={close} />}
    >
      Edit <VisuallyHidden>{material.title}</VisuallyHidden>
    </EditorButton>
  );
}

interface EditValues {
  title: string;
  link: string;
}

const isLink = (link: string) => /^https:\/\/\S+$/.test(link.trim());

const checks: Checks<EditValues> = [
  filled('title', 'Please enter a title.'),
  ifFilled(
    text('link', 'Please enter a link that begins with https:// and has no spaces.', isLink),
  ),
];

function EditForm({ material: { id, title, link }, onDone }: EditProps & { onDone: () => void }) {
  const isOnTheWeb = isLink(link);
  const form = useCheckedForm<EditValues>({
    checks,
    defaultValues: { title, link: isOnTheWeb ? link : '' },
    onSubmit: async (values) =>
      announced(
        await editMaterialCall({
          id,
          title: values.title.trim(),
          ...(isOnTheWeb && values.link.trim() && { link: values.link.trim() }),
        }),
        onDone,
      ),
  });
  return (
    <Form form={form} autoComplete="off" name="Edit">
      <TextField name={form.name('title')} label="Title" maxLength={200} />
      {isOnTheWeb && (
        <TextField name={form.name('link')} label="Link" inputMode="url" maxLength={2000} />
      )}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
