import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  inForceSince: (day) => <>{day} से लागू</>,
  contents: 'इस पेज पर',
};
