import { createContext, useContext, type ComponentType } from 'react';
import type { Given, ListedLink, MenuName, SlotDeclaration } from '../model/additions';

/** A slot as a page draws it, with what its widgets get. */
export interface SlotContent {
  slot: SlotDeclaration;
  gives: object;
}

/** What the host gives to pages: links of all sections in menus, widgets in slots, the switch of languages. */
export interface Additions {
  /** The links of all open sections. */
  links: () => readonly ListedLink[];
  /** Draws a slot; `null` where there are no other sections. */
  Slot: ComponentType<SlotContent> | null;
  LanguageSwitch?: ComponentType<{ className?: string }>;
}

const AdditionsContext = createContext<Additions>({ links: () => [], Slot: null });

/** The host, and the tests of remotes, put it around their pages. */
export const AdditionsProvider = AdditionsContext.Provider;

/** The links that the open sections have in a menu, in its order. */
export const useMenu = (menu: MenuName): readonly ListedLink[] =>
  useContext(AdditionsContext)
    .links()
    .filter((link) => link.menu === menu)
    .sort((one, other) => one.order - other.order);

/** A place in a page for the widgets of other sections. Without any it is nothing. */
export function Slot<const Declared extends SlotDeclaration>({
  slot,
  ...gives
}: { slot: Declared } & (Declared extends { gives: infer Types } ? Given<Types> : object)) {
  const { Slot: Filled } = useContext(AdditionsContext);
  return Filled && <Filled slot={slot} gives={gives} />;
}

/** Links to the same page in the other languages. */
export function LanguageSwitch(props: { className?: string }) {
  const { LanguageSwitch: Given } = useContext(AdditionsContext);
  return Given && <Given {...props} />;
}
