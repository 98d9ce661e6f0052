import { fileMessages } from 'shared/model/files';
import * as hindi from 'shared/model/hindi';
import { inPairs } from '../../platform/http/hindi-messages';

/** The Hindi of what the responses say, see `Module.hindi`. */
export const uploadsInHindi = {
  'Please send the file as a form.': 'फ़ाइल फ़ॉर्म से भेजें।',
  'Please choose a file.': 'कोई फ़ाइल चुनें।',
  'The form could not be read.': 'फ़ॉर्म पढ़ा नहीं जा सका।',
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
  ...inPairs(fileMessages, hindi.fileMessages),
};
