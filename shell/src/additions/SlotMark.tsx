import type { SlotContent } from 'shared/model/additions';

/** In a prerendered page, the mark of a slot: a release puts the widgets in its place. */
export function SlotMark({ name, ...props }: SlotContent) {
  return <template data-slot={name} data-props={JSON.stringify(props)} />;
}
