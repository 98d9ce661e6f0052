import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { placeholderNotice, sampleNotice } from './sample-content';

test('sample content is told while there is any', () => {
  expect(sampleNotice(true)).toEqual([expect.stringContaining('shipped-catalogue/README.md')]);
  expect(sampleNotice(false)).toEqual([]);
});

test('the placeholders are listed until their settings have real values', () => {
  const real = {
    ...{ CONTACT_PHONE: '+91 11 2345 6789', CONTACT_EMAIL: 'office@nakshank.in' },
    ...{ CONTACT_ADDRESS: '12 Lake Road; Delhi 110001', COMPANY_NAME: 'Nakshank Limited' },
    ...{ COMPANY_CIN: 'U80302DL2019PTC354321', GSTIN: '07AAGCN1234C1Z5' },
    ...{ WHATSAPP_NUMBER: '919876543210', WHATSAPP_GROUP: 'https://chat.whatsapp.com/AbC' },
    SCHEDULING_PAGE: 'https://calendly.com/nakshank/free',
    ...{ SOCIAL_X: 'https://x.com/nakshank', SOCIAL_YOUTUBE: 'https://www.youtube.com/@nakshank' },
    SOCIAL_INSTAGRAM: 'https://www.instagram.com/nakshank',
  };
  const shipped = publicCatalogue(shippedCatalogue);
  const own = { ...shipped, courses: [], webinars: [], details: {} };
  expect(placeholderNotice(real, own)).toEqual([]);
  const placeholder = { ...real, CONTACT_EMAIL: 'support@nakshank.example', CONTACT_PHONE: '' };
  expect(placeholderNotice(placeholder, own)).toEqual([
    'Placeholders, whose links the public site does not show:',
    '  CONTACT_PHONE: the phone number of the pages and e-mails',
    '  CONTACT_EMAIL: the e-mail address of the pages and e-mails',
  ]);
  // What the owner has published takes the place of a setting.
  const published = { ...own, contact: { phone: '+91 11 2345 6789' } };
  expect(placeholderNotice(placeholder, published)).toHaveLength(2);
  expect(placeholderNotice({}, shipped).length).toBeGreaterThan(12);
  expect(placeholderNotice(real, shipped).at(-1)).toContain('6 sample videos');
});
