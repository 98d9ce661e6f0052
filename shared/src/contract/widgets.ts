import type { FunctionComponent } from 'react';
import type { Given, SlotTypes } from '../model/additions';

export type { Given, SlotDeclaration, SlotType, SlotTypes } from '../model/additions';

/** In HTML, marks the place of what only signed-in students see. */
export const FOR_STUDENTS = 'data-for="students"';

/** The heights that can be reserved, in px at the standard text size. */
export const widgetHeights = [80, 160, 240, 320, 480] as const;

/** What the host knows about a widget before its remote is loaded. */
export interface WidgetManifest {
  /** Like that of a page; also the name of the widget's chunk. */
  id: `${string}/${string}`;
  /** The name of the slot. */
  slot: string;
  /** The height that is reserved for it: the page does not move when it arrives or fails. */
  height: (typeof widgetHeights)[number];
  /** Place among the widgets of the slot: smaller numbers first, 100 by default. */
  order?: number;
}

/** A part of another section's page. */
export interface Widget extends WidgetManifest {
  /** What it uses of what the slot gives. */
  takes?: SlotTypes;
  lazy: () => Promise<{ Component: FunctionComponent<never> }>;
}

/** Declares a widget, whose component gets what it takes. */
export const widget = <const Takes extends SlotTypes = Record<never, never>>(
  declared: Omit<Widget, 'takes' | 'lazy'> & {
    takes?: Takes;
    lazy: () => Promise<{ Component: FunctionComponent<Given<Takes>> }>;
  },
): Widget => declared;

/** The part of a widget's declaration that the registry contains. */
export const toWidgetManifest = ({ id, slot, height, order }: WidgetManifest): WidgetManifest => ({
  id,
  slot,
  height,
  ...(order === undefined ? {} : { order }),
});

/** The widgets of a slot with the remotes that have them, in the order of the slot. */
export function widgetsIn(
  slot: string,
  remotes: readonly {
    name: string;
    /** What the remote adds; `null` while it adds nothing. */
    offer: { widgets?: readonly WidgetManifest[] } | null;
  }[],
): (WidgetManifest & { remote: string })[] {
  return remotes
    .flatMap(({ name, offer }) =>
      // A registry that was damaged may have something else here: then the slot is empty.
      [offer?.widgets ?? []].flat().map((each) => ({ ...each, remote: name })),
    )
    .filter((each) => each.slot === slot)
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
}
