import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  liveOn: (when) => `लाइव: ${when}`,
  heldOn: (when) => `हो चुका: ${when}`,
  notHeld: (when) => `नहीं हुआ: ${when}`,
};
