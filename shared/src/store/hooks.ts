import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './create-store';
import { isSomebodyElse } from './login-slice';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

// Each names the part of the state that it needs: a change of another one concerns nobody who uses it.
type Login = Pick<RootState, 'login'>;
type Cart = Pick<RootState, 'cart'>;

export const selectLogin = (state: Login) => state.login;
export const selectUser = (state: Login) => state.login.user;
export const selectToken = (state: Login) => state.login.token;
export const selectCart = (state: Cart) => state.cart;

/** Another number when the login has ended or is somebody else's: what was typed before is not theirs. */
export function useVisitorNumber(): number {
  const login = useAppSelector(selectLogin);
  const [known, setKnown] = useState({ login, number: 0 });
  if (known.login === login) return known.number;
  const number = known.number + Number(isSomebodyElse(known.login, login));
  setKnown({ login, number });
  return number;
}

/** Sum of the quantities, not of the lines. */
export const selectCartCount = (state: Cart) =>
  state.cart.reduce((count, item) => count + item.quantity, 0);

/** Rupees: sum of price times quantity. */
export const selectCartTotal = (state: Cart) =>
  state.cart.reduce((total, item) => total + item.price * item.quantity, 0);
