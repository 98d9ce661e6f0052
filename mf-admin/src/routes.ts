import { defineRemote } from 'shared/contract';
import { pages } from './pages';

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-admin',
  label: 'Administration',
  userMenu: false,
  routes: [
    {
      id: 'admin/login',
      path: '/admin-login',
      access: 'public',
      header: false,
      footer: false,
      title: 'Admin sign in',
      prerender: true,
      lazy: () => import(/* webpackChunkName: "admin-login" */ './sign-in/AdminLoginPage'),
    },
    {
      id: 'admin/invitation',
      path: '/admin-invitation/:token',
      access: 'public',
      header: false,
      footer: false,
      title: 'Invitation',
      prerender: false,
      lazy: () => import(/* webpackChunkName: "admin-invitation" */ './team/InvitationPage'),
    },
    {
      id: 'admin/area',
      path: '/admin',
      access: 'admin',
      header: false,
      footer: false,
      title: 'Admin',
      prerender: false,
      lazy: () => import(/* webpackChunkName: "admin-area" */ './area/AdminArea'),
      children: pages,
    },
  ],
});
