import type { SlotContent } from 'shared/ui';

/** In a prerendered page, the mark of a slot: a release puts the widgets in its place. */
export function SlotMark({ slot: { name, forStudents }, gives }: SlotContent) {
  return (
    <template
      data-slot={name}
      data-props={JSON.stringify(gives)}
      data-for={forStudents && 'students'}
    />
  );
}
