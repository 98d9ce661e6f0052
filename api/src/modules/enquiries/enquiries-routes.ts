import type { Module } from '../../platform/module';
import { enquiriesInHindi } from './enquiries.hi';
import { contactRoutes } from './contacts-routes';
import { leadRoutes } from './leads/leads-routes';

/** What visitors send with a form, and what admins do with it. */
export const enquiries: Module = {
  name: 'enquiries',
  hindi: enquiriesInHindi,
  routes: [contactRoutes, leadRoutes],
};
