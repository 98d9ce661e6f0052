import { widgetHeights } from 'shared/contract';
import { menus } from 'shared/model/additions';
import { iconShapes } from 'shared/model/icons';
import type { RemoteManifest } from '../../units/manifest';

/** One line for each widget of a declaration that no page could show. */
export function widgetFaults({ name, routes, widgets = [] }: RemoteManifest): string[] {
  const pages = routes.flatMap((route) => [route, ...route.children]).map(({ id }) => id);
  return widgets.flatMap(({ id, height }, index) => {
    const others = [...pages, ...widgets.slice(0, index).map((widget) => widget.id)];
    return [
      ...(/^[a-z0-9-]+\/[\w-]+$/i.test(id) ? [] : ['has no id of the form area/widget']),
      ...(others.includes(id) ? ['has an id that occurs twice: give it another'] : []),
      ...(widgetHeights.includes(height)
        ? []
        : [`reserves the height ${height}; there are ${widgetHeights.join(', ')}`]),
    ].map((fault) => `${name}/src/routes.ts: widget ${id} ${fault}.`);
  });
}

/** One line for each link of a declaration that its menu could not show. */
export function linkFaults({
  name,
  routes,
  links,
}: Pick<RemoteManifest, 'name' | 'routes' | 'links'>): string[] {
  const pages = new Map(
    routes.flatMap((route) =>
      [{ path: '' }, ...route.children].map(
        ({ path }) => [path === '' ? route.path : `${route.path}/${path}`, route.access] as const,
      ),
    ),
  );
  return links.flatMap(({ menu, path, label, order, icon }, index) => {
    const others = links.slice(0, index);
    // The dashboard puts the user's own name into its addresses.
    const isPlain = !/[:*]/.test(path.replace(/^\/dashboard\/:name\?/, ''));
    const [access, needed] = [pages.get(path), accessOf(menu)];
    return [
      ...(menus.includes(menu)
        ? []
        : [`is for no menu of the site; there are ${menus.join(', ')}`]),
      ...(others.some((other) => other.menu === menu && other.path === path)
        ? ['occurs twice: leave one out']
        : []),
      ...(isPlain ? [] : ['leads to no single address: link a page without parameters']),
      ...(access === undefined ? ['leads to no page of the section: link one of its own'] : []),
      ...(access === undefined || access === needed
        ? []
        : [`leads to a page with the access ${access}: link one with the access ${needed}`]),
      ...(typeof label === 'string' && /\S/.test(label) ? [] : ['has no text: give it a label']),
      ...(Number.isFinite(order) ? [] : ['has an order that is no number']),
      ...(icon === undefined || Object.hasOwn(iconShapes, icon)
        ? []
        : [`has the icon ${icon}; there are ${Object.keys(iconShapes).join(', ')}`]),
    ].map((fault) => `${name}/src/routes.ts: the link to ${path} in ${menu} ${fault}.`);
  });
}

/** Whose pages a menu links: everybody sees header and footer, and a student the dashboard. */
function accessOf(menu: string): string {
  if (menu.startsWith('admin')) return 'admin';
  return menu === 'dashboard' ? 'student' : 'public';
}
