import { defineRemote } from 'shared/contract';
import { payment } from './payment-success/slot';
import { texts } from './texts';

export const { contract, name, label, userMenu, routes, slots } = defineRemote({
  name: 'mf-commerce',
  label: texts.label,
  slots: [payment],
  routes: [
    {
      id: 'commerce/cart',
      path: '/cart',
      access: 'public',
      header: true,
      footer: false,
      title: texts.cart,
      prerender: true,
      lazy: () => import(/* webpackChunkName: "commerce-cart" */ './cart/CartPage'),
    },
    {
      id: 'commerce/checkout',
      path: '/checkout',
      access: 'public',
      header: true,
      footer: false,
      title: texts.checkout,
      prerender: false,
      lazy: () => import(/* webpackChunkName: "commerce-checkout" */ './checkout/CheckoutPage'),
    },
    {
      id: 'commerce/webinar-tickets',
      path: '/webinar-tickets/:urlTitle',
      access: 'public',
      header: true,
      footer: true,
      title: texts.webinarTickets,
      prerender: false,
      lazy: () =>
        import(
          /* webpackChunkName: "commerce-webinar-tickets" */ './webinar-tickets/WebinarTicketsPage'
        ),
    },
    {
      id: 'commerce/payment-success',
      path: '/payment-success',
      access: 'public',
      header: false,
      footer: false,
      title: texts.payment,
      prerender: false,
      lazy: () =>
        import(
          /* webpackChunkName: "commerce-payment-success" */ './payment-success/PaymentSuccessPage'
        ),
    },
  ],
});
