/** The Hindi of what the responses say, see `Module.hindi`. */
export const classesInHindi = {
  'This link has ended. Please ask for a new one.': 'यह लिंक अब नहीं चलता। नया लिंक माँगें।',
  'There is no such class.': 'ऐसी कोई क्लास नहीं है।',
  'There is no class of this day.': 'इस दिन की कोई क्लास नहीं है।',
  'This class has not begun yet.': 'यह क्लास अभी शुरू नहीं हुई है।',
  'This class is over.': 'यह क्लास हो चुकी है।',
  'This person is not in the class.': 'ये इस क्लास में नहीं हैं।',
};
