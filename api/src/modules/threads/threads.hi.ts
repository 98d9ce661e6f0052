/** The Hindi of what the responses say, see `Module.hindi`. */
export const threadsInHindi = {
  'What you ask about is not there any more.': 'जिसके बारे में आप पूछ रहे हैं, वह अब नहीं है।',
  'Please add a photo.': 'एक फ़ोटो लगाएँ।',
  'There is no such question.': 'ऐसा कोई सवाल नहीं है।',
  'This question is closed.': 'यह सवाल बंद हो चुका है।',
  'This file is used elsewhere. Please upload it once more.':
    'यह फ़ाइल कहीं और लगी है। इसे फिर से अपलोड करें।',
  'Your question is sent.': 'आपका सवाल भेज दिया गया है।',
  'Sent.': 'भेज दिया गया।',
  'Thank you. The office looks at it.': 'धन्यवाद। ऑफ़िस इसे देखेगा।',
};
