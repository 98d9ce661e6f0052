import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import {
  menuLinks,
  type Linked,
  type MenuName,
  type ShownLink,
  type SlotContent,
} from '../model/additions';

/** What the sections add to pages outside their own: links in menus, and widgets in slots. */
export interface Additions {
  /**
   * The routes of the open sections: of the versions that this browser uses, or of those that the page on
   * screen was prerendered with.
   */
  routes: (asPrerendered: boolean) => readonly (Linked & { children: readonly Linked[] })[];
  /** Whether these are not the same. */
  differ: boolean;
  /** Draws a slot; `null` where there are no other sections. */
  Slot: ComponentType<SlotContent> | null;
}

const AdditionsContext = createContext<Additions>({
  routes: () => [],
  differ: false,
  Slot: null,
});

/** The host, and the tests of remotes, put it around their pages. */
export const AdditionsProvider = AdditionsContext.Provider;

const never = () => () => {};

/** Whether the page is being hydrated, and was prerendered with other versions than this browser uses. */
export function useAsPrerendered(): boolean {
  const { differ } = useContext(AdditionsContext);
  return useSyncExternalStore(
    never,
    () => false,
    () => differ,
  );
}

/** The links that the open sections have in a menu. */
export function useMenu(menu: MenuName): readonly ShownLink[] {
  const { routes } = useContext(AdditionsContext);
  return menuLinks(routes(useAsPrerendered()), menu);
}

/** A place in a page for the widgets of other sections. Without any it is nothing. */
export function Slot(content: SlotContent) {
  const { Slot: Filled } = useContext(AdditionsContext);
  return Filled && <Filled {...content} />;
}
