/** Amounts are stored and added up in whole paise; people and the API read rupees. */
export const paise = (amountRupees: number): number => Math.round(amountRupees * 100);

export const rupees = (amountPaise: number): number => amountPaise / 100;
