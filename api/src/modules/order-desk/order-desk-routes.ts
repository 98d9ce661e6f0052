import type { Module } from '../../platform/module';
import { adminOrderRoutes } from './admin-order-routes';
import { adminReviewRoutes } from './admin-review-routes';
import type { CancelServices } from './cancel-class/cancel-class';
import { cancelClassRoutes } from './cancel-class/cancel-class-routes';

/** What admins do with orders: look, help the buyer, return money, decide cases. */
export const orderDesk: Module<CancelServices> = {
  name: 'order-desk',
  routes: [adminOrderRoutes, adminReviewRoutes, cancelClassRoutes],
};
