import type { DatedItems } from '../schemas';

/** The named places in pages of other sections, and what a widget gets there: data that JSON can express. */
export interface SlotProps {
  /** The top of the home page, for signed-in students only: others do not load its widgets. */
  welcome: object;
  /** The home page. */
  home: object;
  /** The page of a course; `urlTitle` names it in its address. */
  course: { urlTitle: string };
  /** The overview of the student's dashboard. */
  dashboard: object;
  /** The page after a payment, once the order is paid. */
  payment: {
    orderNumber: string;
    /** What has been bought; undefined if the order does not say it. */
    kind?: 'course' | 'webinar';
    items: DatedItems;
    /** Of the buyer, who can be without a login. */
    email?: string;
  };
}

export type SlotName = keyof SlotProps;

/** Whether only signed-in students see a slot. Prerendered pages contain its place, which is hidden from others. */
export const isForStudents = (slot: string): boolean => slot === 'welcome';

export const slots: readonly SlotName[] = ['welcome', 'home', 'course', 'dashboard', 'payment'];

/** The heights that can be reserved, in px at the standard text size. */
export const widgetHeights = [80, 160, 240, 320, 480] as const;

export type WidgetHeight = (typeof widgetHeights)[number];

/** What the host knows about a widget before its remote is loaded. */
export interface WidgetManifest {
  /** Like that of a page; also the name of the widget's chunk. */
  id: `${string}/${string}`;
  slot: SlotName;
  /** The height that is reserved for it: the page does not move when it arrives or fails. */
  height: WidgetHeight;
  /** Place among the widgets of the slot: smaller numbers first, 100 by default. */
  order?: number;
}

/** A slot as its page draws it: its name and what its widgets get. */
export type SlotContent = {
  [Slot in SlotName]: { name: Slot } & SlotProps[Slot];
}[SlotName];

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
      [offer?.widgets ?? []].flat().map((widget) => ({ ...widget, remote: name })),
    )
    .filter((widget) => widget.slot === slot)
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
}
