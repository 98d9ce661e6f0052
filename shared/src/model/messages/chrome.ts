/** Header, auth gate and logout. */
export const headerMessages = { cartEmpty: 'Your cart is empty!' } as const;

export const accessMessages = {
  restricted: 'Direct Access Restricted!!',
  detailsFirst: 'Access denied. Please Fill All Details First.',
  otpFirst: 'Access denied. Please verify OTP first.',
  loginEnded: 'Your session has ended. Please log in again.',
} as const;

export const logoutMessages = {
  success: 'Logged out successfully.',
  failure: 'Logout failed. Logging out locally.',
} as const;
