/** The Hindi of what the responses say, see `Module.hindi`. */
export const privacyInHindi = {
  'Your account is closed and your data is erased.':
    'आपका खाता बंद हो गया और आपकी जानकारी मिटा दी गई।',
  'Nothing is known of this person.': 'इनके बारे में कोई जानकारी नहीं है।',
  'This account belongs to the admin area, whose record of changes names it.':
    'यह खाता एडमिन क्षेत्र का है, जिसके बदलावों में इसका नाम दर्ज है।',
  'A payment or a refund is still being settled. Please try again when it is done.':
    'कोई भुगतान या पैसे वापसी अभी चल रही है। उसके पूरा होने पर फिर कोशिश करें।',
};
