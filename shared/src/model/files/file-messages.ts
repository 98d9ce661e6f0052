/** Why a picture or a PDF is refused; the browser and the API say the same. */
export const fileMessages = {
  empty: 'This file is empty. Please choose it again, or another one.',
  tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  notPicture: 'Please choose a JPEG, PNG or WebP picture of at most 5 MB.',
  heic: 'This picture is in the format HEIC of an iPhone. Please choose it as a JPEG: in Settings, Camera, Formats, choose Most Compatible and take it again, or choose a screenshot of it.',
  tooManyPixels: 'This picture has more than 100 megapixels. Please choose a smaller one.',
  damagedPicture: 'This picture is damaged or not complete. Please choose another copy of it.',
  notPdf: 'Please choose a PDF file.',
  encryptedPdf: 'This PDF is protected by a password. Please choose a copy without protection.',
  damagedPdf: 'This PDF is damaged or not complete. Please choose another copy of it.',
} as const;
