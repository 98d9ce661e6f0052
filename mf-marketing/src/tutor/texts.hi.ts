import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  becomeTutor: 'एस्ट्रो-गुरु बनें',
  eligibility: 'हमें किनकी तलाश है',
  compensation: 'आपकी कमाई',
  earnings: (figure) => `${figure} तक की कमाई: जितने घंटे पढ़ाएँ, उतने घंटों की फ़ीस।`,
  figureInvented: 'यह आँकड़ा असली नहीं है।',
  procedure: 'कैसे जुड़ें',
  roles: 'आपका काम',

  apply: 'एस्ट्रो-गुरु के लिए आवेदन करें',
  applyLead: 'बस पाँच मिनट, और PDF में आपका बायोडेटा।',
  form: 'शिक्षक का आवेदन',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  education: 'पढ़ाई',
  experience: 'कितने साल का अनुभव',
  occultEducation: 'गूढ़ विद्याओं की पढ़ाई',
  occultEducationHint: 'डिग्री, गुरुकुल, परंपरा या गुरु',
  demoLink: 'डेमो वीडियो का लिंक',
  demoLinkHint: '8-15 मिनट की क्लास, YouTube या ड्राइव पर',
  message: 'संदेश',
  cv: 'बायोडेटा',
  cvHint: 'एक PDF फ़ाइल',
  submit: 'आवेदन भेजें',

  inWriting: 'हमें लिखकर भी भेजें: आपका आवेदन ईमेल में तैयार है। भेजने से पहले अपना बायोडेटा साथ लगाएँ।',
  sendByEmail: 'ईमेल से भेजें',
  emailSubject: (name) => `एस्ट्रो-गुरु आवेदन: ${name}`,
  phone: 'फ़ोन',
  demoVideo: 'डेमो वीडियो',
  cvToAttach: 'बायोडेटा (साथ लगाएँ)',
};
