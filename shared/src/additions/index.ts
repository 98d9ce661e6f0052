/** What sections add to pages outside their own. The host provides this module: all sections share its context. */
export { AdditionsProvider, Slot, useAsPrerendered, useMenu, type Additions } from './additions';
