/** Around every page of the dashboard. */
export const texts = {
  menu: 'Menu',
  skipMenu: 'Skip the menu',
  dashboard: 'Dashboard',
  orders: 'Your orders',
  logout: 'Logout',
};
