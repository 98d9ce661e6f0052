import { buyerStates } from './buyer-states';
import { indianStates } from './states';

const optionOf = (state: string) => ({ value: state, label: state });

/** The States of India as options of a select field, in the order of their shown names. */
export const stateOptions = indianStates.map(optionOf);

/** The same with `Outside India` at the end. */
export const buyerStateOptions = buyerStates.map(optionOf);
