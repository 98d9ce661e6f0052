import type { Module } from '../../platform/module';
import type { PaymentServices } from '../payments/providers/provider';
import { adminOrderRoutes } from './admin-order-routes';
import { adminReviewRoutes } from './admin-review-routes';

/** What admins do with orders: look, help the buyer, return money, decide cases. */
export const orderDesk: Module<PaymentServices> = {
  name: 'order-desk',
  routes: [adminOrderRoutes, adminReviewRoutes],
};
