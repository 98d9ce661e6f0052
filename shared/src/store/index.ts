export { hasStoredToken, keepInStorage, readStoredState } from './browser-storage';
export {
  addedToCart,
  cartEmptied,
  priceChanged,
  quantityChanged,
  removedFromCart,
  type CartItem,
} from './cart-slice';
export {
  createStore,
  currentStore,
  injectApi,
  type AppDispatch,
  type AppStore,
  type RootState,
  type StoredState,
} from './create-store';
export {
  selectCart,
  selectCartCount,
  selectCartTotal,
  selectLogin,
  selectToken,
  selectUser,
  useAppDispatch,
  useAppSelector,
  useVisitorNumber,
} from './hooks';
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
