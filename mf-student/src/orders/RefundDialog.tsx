import { Link } from 'react-router-dom';
import { Form, SubmitButton, TextAreaField, useCheckedForm } from 'shared/forms';
import { formatDateTime, formatDay, formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { OwnOrder } from 'shared/model/schemas';
import { Dialog } from 'shared/ui';
import { toast } from 'shared/toast';
import { askRefundCall } from './order-endpoints';
import styles from './OrdersPage.module.css';
import { refundTexts as texts } from './texts';

interface RefundDialogProps {
  order: OwnOrder;
  refundable: NonNullable<OwnOrder['refundable']>;
  onClose: () => void;
}

/** Says what comes back and by when, and asks why. */
export function RefundDialog({
  order: { order_number, title },
  refundable: { amount, until, answer_by },
  onClose,
}: RefundDialogProps) {
  const form = useCheckedForm<{ reason: string }>({
    onSubmit: async ({ reason }) => {
      const result = await askRefundCall({ orderNumber: order_number, reason });
      if (result.error) return { ...result, otherwise: texts.failure };
      toast(result.data.message, { variant: 'success' });
      onClose();
      return result;
    },
  });
  return (
    <Dialog open onClose={onClose} title={texts.heading(title)}>
      <div className={styles.said}>
        <p>{texts.comesBack(formatRupees(amount))}</p>
        <p>{texts.byWhen(formatDay(answer_by))}</p>
        <p>
          {texts.rules(formatDateTime(until), (policy) => (
            <Link to={paths.refundPolicy()} target="_blank">
              {policy}
            </Link>
          ))}
        </p>
      </div>
      <Form form={form} name={texts.form}>
        <TextAreaField name={form.name('reason')} label={texts.reason} maxLength={1000} optional />
        <div>
          <SubmitButton>{texts.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
