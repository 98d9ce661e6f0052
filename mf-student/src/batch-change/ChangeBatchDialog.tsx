import { Form, RadioField, SubmitButton, useCheckedForm } from 'shared/forms';
import { teachingLanguage } from 'shared/model/catalogue';
import type { Classroom, BatchChangeRequest } from 'shared/model/schemas';
import { filled } from 'shared/model/validation';
import { toast } from 'shared/toast';
import { Dialog } from 'shared/ui';
import { change, ifDone } from 'shared/api';
import styles from './ChangeBatchDialog.module.css';
import { texts } from './texts';

interface ChangeBatchDialogProps {
  courseId: number;
  batches: NonNullable<Classroom['other_batches']>;
  onClose: () => void;
}

/** The batches with a place, one of which can be chosen. */
export function ChangeBatchDialog({ courseId, batches, onClose }: ChangeBatchDialogProps) {
  const form = useCheckedForm<{ batch: string }>({
    checks: [filled('batch', texts.choose)],
    onSubmit: async ({ batch }) => {
      const result = await changeBatchCall({ courseId, schedule_id: batch });
      if (result.error) return { ...result, otherwise: texts.failure };
      toast(result.data.message, { variant: 'success' });
      onClose();
      return result;
    },
  });
  const options = batches.map(({ schedule_id: value, when, language }) => ({
    value,
    label: texts.option(when, teachingLanguage(language)),
  }));
  return (
    <Dialog open onClose={onClose} title={texts.change}>
      <p className={styles.once}>{texts.once}</p>
      <Form form={form} name={texts.change}>
        <RadioField name={form.name('batch')} label={texts.batches} options={options} />
        <div>
          <SubmitButton>{texts.take}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

export const changeBatchCall = change<BatchChangeRequest & { courseId: number }>(
  'PUT /classroom/course/:courseId/batch',
  ifDone('Classes'),
);
