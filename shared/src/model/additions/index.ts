/** What a section adds to pages outside its own: links in menus, and widgets in slots. */
export { listedLinks, menus, type ListedLink, type MenuLink, type MenuName } from './menus';
export * from './slots';
