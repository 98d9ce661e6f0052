import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

const reassurance = 'कोई पैसा नहीं कटा है, और आपकी भरी हुई जानकारी यहीं है।';

export const texts: InLanguage<typeof english> = {
  unreachable: `सर्वर से संपर्क नहीं हो सका। ${reassurance} अपना इंटरनेट देखें, फिर बटन दोबारा दबाएँ: ऑर्डर दो बार नहीं होगा।`,
  tooManyAttempts: `थोड़े समय में बहुत बार कोशिश हुई। ${reassurance} एक मिनट रुकें, फिर बटन दोबारा दबाएँ।`,
  unknownReason: `${reassurance} थोड़ी देर में फिर कोशिश करें।`,
  refused: (reason) => `${reason} ${reassurance}`,
};
