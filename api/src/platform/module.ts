import type { App, BackgroundTask, Services } from './app-types';
import type { Hindi } from './http/hindi-messages';
import type { Routes } from './http/routes';

/**
 * One module of the server; `modules.ts` lists all of them. `Needs` are the services that the module
 * uses, e.g. with the payment provider.
 */
export interface Module<Needs extends Services = Services> {
  /** Under which its routes are together in the description of the API. */
  name: string;
  /** For every request, also of other modules; added before any route. */
  hooks?: (app: App, services: Needs) => void | Promise<void>;
  /** Under `/api`, each in a scope of its own. */
  routes?: readonly RegisterRoutes<Needs>[];
  /** For addresses outside `/api`, e.g. `/uploads/*`. */
  rootRoutes?: readonly RegisterRoutes<Needs>[];
  /** Pages for what is in the database, by their pattern: an unknown value gets the status 404. */
  pages?: Readonly<Record<string, HasPage<Needs>>>;
  /** Adds to what `/metrics` shows. */
  metrics?: (services: Needs) => void;
  /** What a start does, or refuses, when the database is ready. */
  beforeListen?: (services: Needs) => Promise<void>;
  /** The Hindi of the messages of its responses, by the English text. */
  hindi?: Hindi;
  tasks?: readonly BackgroundTask<Needs>[];
}

export type RegisterRoutes<Needs extends Services = Services> = (
  routes: Routes,
  services: Needs,
) => void | Promise<void>;

/**
 * Whether there is a page for this value of a path; a text is the value that has taken its place. It may also throw
 * a 404.
 */
export type HasPage<Needs extends Services = Services> = (
  services: Needs,
  value: string,
  client: string,
) => boolean | string | Promise<boolean | string>;
