import type { IconName } from '../icons';
import type { Right } from '../rights';

/**
 * The lists of links that every section can add to: the header, the three groups of the footer, the
 * student's dashboard and the four groups of the admin area.
 */
export const menus = [
  'header',
  'footer-explore',
  'footer-support',
  'footer-career',
  'dashboard',
  'admin-desk',
  'admin-people',
  'admin-content',
  'admin-site',
] as const;

export type MenuName = (typeof menus)[number];

/**
 * A link to a page in a menu. Who sees it follows from the menu: header and footer are the same for every
 * visitor, the dashboard is for signed-in users, the admin area for those with the right.
 */
export interface MenuLink {
  menu: MenuName;
  /** By default the title of the page. */
  label?: string;
  /** Place among the links of the menu: smaller numbers first, 100 by default. */
  order?: number;
  /** The icon beside it, in the dashboard and the admin area. */
  icon?: IconName;
}

/** A link as the registry has it. */
export interface ListedLink extends Omit<MenuLink, 'label' | 'order'> {
  label: string;
  order: number;
  /** The path of the page; that of a dashboard page still contains `/:name?`. */
  path: string;
  /** The right that the page needs; left out for pages that are not for admins. */
  right?: Right;
}

/** A page with its links. */
interface Linked {
  /** Relative to its route for a page inside one; empty for the index. */
  path?: string;
  title: string;
  right?: Right;
  links?: readonly MenuLink[];
}

/** The links of a section, from the declaration of its routes. */
export function listedLinks(
  routes: readonly (Linked & { path: string; children?: readonly Linked[] })[],
): ListedLink[] {
  return routes
    .flatMap((route): (Linked & { path: string })[] => [
      route,
      ...(route.children ?? []).map((page) => ({
        ...page,
        path: page.path ? `${route.path}/${page.path}` : route.path,
      })),
    ])
    .flatMap(({ path, title, right, links = [] }) =>
      links.map((link) => ({ label: title, order: 100, ...link, path, ...(right && { right }) })),
    );
}

interface Leaves {
  string: string;
  number: number;
  boolean: boolean;
  'string | null': string | null;
}

/**
 * A type as data, so that the manifests of both sections can be compared: a word, a list of one type, or names with
 * their types. A name with `?` at its end may be missing.
 */
export type SlotType = keyof Leaves | readonly [SlotType] | SlotTypes;
export interface SlotTypes {
  readonly [name: string]: SlotType;
}

/** The TypeScript type that such a type stands for. */
export type Given<Type> = Type extends keyof Leaves
  ? Leaves[Type]
  : Type extends readonly [infer Each]
    ? readonly Given<Each>[]
    : {
        [Name in keyof Type as Name extends `${string}?` ? never : Name]: Given<Type[Name]>;
      } & {
        [Name in keyof Type as Name extends `${infer Bare}?` ? Bare : never]?:
          | Given<Type[Name]>
          | undefined;
      };

/** A named place in pages of the section that declares it, for widgets of other sections. */
export interface SlotDeclaration {
  /** Small letters, digits and hyphens; no other section has a slot of this name. */
  name: string;
  /** What its widgets get: data that JSON can express. */
  gives?: SlotTypes;
  /** Only signed-in students see it. Prerendered pages contain its place, which is hidden from others. */
  forStudents?: true;
  /** The id of a page that has it, for the check of widgets: only if no prerendered page has it. */
  page?: `${string}/${string}`;
}
