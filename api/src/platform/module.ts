import type { BackgroundTask, Services } from './app-types';
import type { Routes } from './http/routes';

/**
 * One module of the server; `modules.ts` lists all of them. `Needs` are the services that the module
 * uses, e.g. with the payment provider.
 */
export interface Module<Needs extends Services = Services> {
  /** Under which its routes are together in the description of the API. */
  name: string;
  /** Under `/api`, each in a scope of its own. */
  routes?: readonly RegisterRoutes<Needs>[];
  /** For addresses outside `/api`, e.g. `/uploads/*`. */
  rootRoutes?: readonly RegisterRoutes<Needs>[];
  /** Adds to what `/metrics` shows. */
  metrics?: (services: Needs) => void;
  tasks?: readonly BackgroundTask<Needs>[];
}

export type RegisterRoutes<Needs extends Services = Services> = (
  routes: Routes,
  services: Needs,
) => void | Promise<void>;
