/** The Hindi of what the responses say, see `Module.hindi`. */
export const classroomInHindi = {
  course: 'कोर्स',
  webinar: 'वेबिनार',
  'You are not enrolled in this {}.': 'यह {} आपके खाते में नहीं है।',
  'You are in the new batch now. Its dates come by e-mail, too.':
    'अब आप नए बैच में हैं। उसकी तारीखें ईमेल से भी आएँगी।',
  'You have changed your batch once already. Write to us to change it again.':
    'आप बैच एक बार बदल चुके हैं। फिर से बदलने के लिए हमें लिखें।',
  'These dates have no free place.': 'इन तारीखों में कोई सीट खाली नहीं है।',
  'You can change your batch until its first class begins, and not while you wait for a refund. Write to us if it does not suit you.':
    'बैच उसकी पहली क्लास शुरू होने तक बदला जा सकता है, और तब नहीं जब पैसे वापसी का अनुरोध चल रहा हो। अगर वह ठीक न हो, तो हमें लिखें।',
  'This batch cannot be chosen any more.': 'यह बैच अब नहीं चुना जा सकता।',
  'The course has no such module.': 'कोर्स में ऐसा कोई अध्याय नहीं है।',
  'The course has no such question.': 'कोर्स में ऐसा कोई सवाल नहीं है।',
  'You can review a course when it is over.': 'राय कोर्स पूरा होने पर लिखी जा सकती है।',
  'Thank you. We read it before the page of the course shows it.':
    'धन्यवाद। कोर्स के पेज पर आने से पहले हम इसे पढ़ते हैं।',
  'There is no such webinar.': 'ऐसा कोई वेबिनार नहीं है।',
  'There is no certificate with this code.': 'इस कोड का कोई प्रमाणपत्र नहीं है।',
  'There is no certificate of this course yet.': 'इस कोर्स का प्रमाणपत्र अभी नहीं बना है।',
  'There are no such notes.': 'ऐसे कोई नोट्स नहीं हैं।',
  'This link has ended. You can switch the reminders off in your profile.':
    'यह लिंक अब नहीं चलता। याद दिलाने वाले संदेश अपनी प्रोफ़ाइल में बंद करें।',
  'You will not get any more reminders by e-mail.': 'अब याद दिलाने वाले ईमेल नहीं आएँगे।',
  'This calendar address is no longer valid.': 'कैलेंडर का यह पता अब नहीं चलता।',
};
