import { Form, TextField } from 'shared/forms';
import { Button } from 'shared/ui';
import { AmountRow } from '../summary/Summary';
import styles from './CodeField.module.css';
import { texts } from './texts';
import type { OrderCode } from './use-code';

/** A quiet field below the total. */
export function CodeField({ code: { form, priced } }: { code: OrderCode }) {
  return (
    <Form form={form} name={texts.form} className={styles.code}>
      <TextField
        name={form.name('code')}
        label={texts.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint={priced && texts.applied}
      />
      <Button
        variant="secondary"
        size="small"
        keepsFocus
        busy={form.busy}
        // Enter submits the form; the page has one button of type submit, with which one pays.
        onClick={() => void form.submit()}
      >
        {texts.apply}
      </Button>
    </Form>
  );
}

/** What the code takes off, above the total. */
export const CodeRow = ({ code: { priced }, span }: { code: OrderCode; span?: number }) =>
  priced && (
    <AmountRow label={texts.off(priced.code)} amount={0 - priced.code_amount} span={span} />
  );
