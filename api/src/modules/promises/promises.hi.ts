import type { Hindi } from '../../platform/http/hindi-messages';

export const promisesInHindi: Hindi = {
  'This has changed in the meantime. Please look at the page again.':
    'इस बीच यह बदल गया है। कृपया पेज फिर से देखें।',
  '{} has no free place.': '{} में कोई सीट खाली नहीं है।',
  'Thank you.': 'धन्यवाद।',
};
