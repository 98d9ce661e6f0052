/** The Hindi of what the responses say to buyers, see `Module.hindi`. */
export const codesInHindi = {
  'There is no such code. Please check how it is written.':
    'ऐसा कोई कोड नहीं है। देख लें कि वह सही लिखा है।',
  'This code does not count yet.': 'यह कोड अभी शुरू नहीं हुआ है।',
  'This code has ended.': 'इस कोड की अवधि खत्म हो गई है।',
  'This code is used up.': 'यह कोड जितनी बार चल सकता था, चल चुका है।',
  'You have used this code already.': 'आप यह कोड पहले इस्तेमाल कर चुके हैं।',
  'This code is not for what is in your order.': 'यह कोड आपके ऑर्डर की चीज़ों के लिए नहीं है।',
};
