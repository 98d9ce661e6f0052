import { useId, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import type { CheckedForm } from 'shared/forms';
import { flatFields, type FieldList } from 'shared/model/catalogue-fields';
import { clsx } from 'shared/ui';
import { controlOf } from './field-values';
import styles from './ItemForm.module.css';

interface FormTabsProps {
  form: Pick<CheckedForm<object>, 'subscribe' | 'lastAttempt'>;
  /** Each section and each list of parts gets a tab. */
  fields: FieldList;
  children: (part: FieldList) => ReactNode;
}

/** A long form, one section at a time. The fields of the others stay in it, with what was typed. */
export function FormTabs({ form, fields, children }: FormTabsProps) {
  const id = useId();
  const tabs = fields.flatMap((part) => {
    const shown = flatFields([part]).filter(({ kind }) => kind !== 'other');
    const title = 'title' in part ? part.title : shown[0]?.label;
    return title ? [{ title, part, controls: shown.map(controlOf) }] : [];
  });
  const [open, setOpen] = useState(0);

  // The section of the field that gets the focus opens in the render that shows its message.
  const attempt = useSyncExternalStore(form.subscribe, form.lastAttempt, form.lastAttempt);
  const [shownAttempt, setShownAttempt] = useState(attempt);
  if (attempt !== shownAttempt) {
    setShownAttempt(attempt);
    const [name = ''] = (attempt.focus ?? '').replace(/^hi\./, '').split('.');
    const failing = tabs.findIndex(({ controls }) => controls.includes(name));
    if (failing >= 0) setOpen(failing);
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (open + step + tabs.length) % tabs.length;
    setOpen(next);
    const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]');
    buttons?.[next]?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label="Sections" className={styles.tabs}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={clsx(styles.tab, index === open && styles.open)}
            onClick={() => setOpen(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, part }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.part}
          hidden={index !== open}
        >
          {children([part])}
        </div>
      ))}
    </>
  );
}
