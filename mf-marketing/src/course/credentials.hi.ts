import type { InLanguage } from 'shared/model/language';
import type { credentials as english } from './credentials';

export const credentials: InLanguage<typeof english> = {
  'Ritu Khandelwal': [
    'जयपुर में चौदह साल का अभ्यास',
    '5,000 से ज़्यादा अंक चार्ट पढ़े',
    'पहले अकाउंट्स पढ़ाती थीं',
  ],
  'Acharya Devendra Shukla': [
    'ज्योतिष आचार्य, वाराणसी',
    'उन्नीस साल से शिक्षक',
    '8,000 से ज़्यादा जन्म कुंडलियाँ देखीं',
  ],
};
