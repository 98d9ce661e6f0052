/** `07 Delhi` */
export const placeText = ({ place_of_supply, state }: { place_of_supply: string; state: string }) =>
  `${place_of_supply} ${state}`;
