import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './create-store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const selectLogin = (state: RootState) => state.login;
export const selectUser = (state: RootState) => state.login.user;
export const selectToken = (state: RootState) => state.login.token;
export const selectCart = (state: RootState) => state.cart;

/** Sum of the quantities, not of the lines. */
export const selectCartCount = (state: RootState) =>
  state.cart.reduce((count, item) => count + item.quantity, 0);

/** Rupees: sum of price times quantity. */
export const selectCartTotal = (state: RootState) =>
  state.cart.reduce((total, item) => total + item.price * item.quantity, 0);
