import type { ComponentType } from 'react';
import type { SlotProps, WidgetManifest } from '../model/additions';

/** A part of another section's page. It gets what the slot gives. */
export type Widget = {
  [Slot in keyof SlotProps]: WidgetManifest & {
    slot: Slot;
    lazy: () => Promise<{ Component: ComponentType<SlotProps[Slot]> }>;
  };
}[keyof SlotProps];

/** The part of a widget's declaration that the registry contains. */
export const toWidgetManifest = ({ id, slot, height, order }: WidgetManifest): WidgetManifest => ({
  id,
  slot,
  height,
  ...(order === undefined ? {} : { order }),
});
