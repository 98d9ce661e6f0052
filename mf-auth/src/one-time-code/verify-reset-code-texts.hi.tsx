import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './verify-reset-code-texts';

export const texts: InLanguage<typeof english> = {
  title: 'ईमेल की पुष्टि',
  description: 'ईमेल पर आया OTP भरें।',
  heading: 'अपना OTP भरें',
  sent: (email) => <>{email} पर OTP भेजा गया है। एक मिनट में न आए, तो स्पैम फ़ोल्डर देखें।</>,
  wrongAddress: 'ईमेल गलत है?',
  otherAddress: 'दूसरा ईमेल दें',
};
