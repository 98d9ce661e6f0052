export { keepInStorage, readStoredState, type StoredState } from './browser-storage';
export {
  addedToCart,
  cartEmptied,
  priceChanged,
  quantityChanged,
  removedFromCart,
  type CartItem,
} from './cart-slice';
export { createStore, type AppDispatch, type AppStore, type RootState } from './create-store';
export {
  selectCart,
  selectCartCount,
  selectCartTotal,
  selectIsAdmin,
  selectSession,
  selectToken,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from './hooks';
export {
  sessionEndNoticed,
  sessionExpired,
  signedIn,
  signedOut,
  userUpdated,
  type SessionState,
} from './session-slice';
export { isAdmin, type StoredUser } from './stored-user';
