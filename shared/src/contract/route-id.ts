/** Permanent id of a route or widget: `<area>/<page>`; also the name of its chunk (`area-page`). */
export type RouteId = `${string}/${string}`;
