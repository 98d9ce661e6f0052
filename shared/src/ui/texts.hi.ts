import type { InLanguage } from '../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  close: 'बंद करें',
  loading: 'लोड हो रहा है…',
  sample: 'नमूना',
  was: 'पहले ',
};
