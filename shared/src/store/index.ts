export { hasStoredToken, keepInStorage, readStoredState } from './browser-storage';
export {
  addedToCart,
  cartEmptied,
  priceChanged,
  quantityChanged,
  removedFromCart,
  type CartItem,
} from './cart-slice';
export * from './create-store';
export * from './hooks';
export { browserStorage, tabStorage, type KeptStorage } from './kept-storage';
export {
  loginEndNoticed,
  loginExpired,
  signedIn,
  signedOut,
  userUpdated,
  type LoginState,
} from './login-slice';
export { isAdmin, toStoredUser, type StoredUser } from './stored-user';
