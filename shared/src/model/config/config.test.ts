import { isEmail, isHttpUrl } from '../validation';
import * as config from './index';

const builtWith = (settings: object) => {
  Object.assign(globalThis, { BUILD_SETTINGS: settings });
  let built: typeof config | undefined;
  jest.isolateModules(() => {
    built = jest.requireActual('./index');
  });
  return built!;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BUILD_SETTINGS');
});

test('without build settings the API and uploads are on the same server', () => {
  expect(config.apiBase).toBe('/api');
  expect(config.uploadUrl).toBe('/api/upload');
  expect(isHttpUrl(config.siteUrl)).toBe(true);
});

test('the build settings can set other addresses', () => {
  const { apiBase, siteUrl, uploadUrl } = builtWith({
    apiBase: 'https://api.example.com/v1',
    uploadUrl: 'https://files.example.com/upload',
  });
  expect(apiBase).toBe('https://api.example.com/v1');
  expect(uploadUrl).toBe('https://files.example.com/upload');
  expect(siteUrl).toBe(config.siteUrl);
});

test('every link is a valid address', () => {
  const links = [
    ...config.socialLinks.map(({ url }) => url),
    ...Object.values(config.videos),
    config.schedulingPage,
    config.whatsappGroup,
    config.sampleArticle,
  ];
  expect(links.filter((link) => !isHttpUrl(link))).toEqual([]);
});

test('the contact details are valid', () => {
  expect(isEmail(config.contact.email)).toBe(true);
  expect(config.contact.phoneLink).toBe(config.contact.phone.replaceAll(' ', ''));
  expect(config.postalAddress.join(', ')).toContain('Delhi');
});

test('the social pages are X, YouTube and Instagram', () => {
  expect(config.socialLinks.map(({ name }) => name)).toEqual(['X', 'YouTube', 'Instagram']);
});

/** As on a page that was published with these contact settings. */
function onPageWith(contact: object) {
  document.body.innerHTML = `<script id="contact" type="application/json">${JSON.stringify(contact)}</script>`;
  return builtWith({});
}
afterEach(() => document.body.replaceChildren());

test('the tax number and the WhatsApp number come from the page', () => {
  const { companyNumbers, whatsappLink } = onPageWith({
    gstin: '07AAACN1234C1Z5',
    whatsappNumber: '+91 98765 43210',
  });
  expect(companyNumbers.gstin).toBe('07AAACN1234C1Z5');
  expect(whatsappLink).toBe('https://wa.me/919876543210');
  expect(config.companyNumbers.gstin).not.toBe('07AAACN1234C1Z5');
});

test('contact values come from the page, and without it are placeholders', () => {
  expect(builtWith({}).contact).toEqual(config.contact);
  const { contact, postalAddress, schedulingPage, socialLinks } = onPageWith({
    phone: '+91 11 2345 6789',
    address: ['12 Lake Road', 'Delhi 110001'],
    x: 'https://x.com/nakshank',
  });
  expect(contact.phoneLink).toBe('+911123456789');
  expect(postalAddress).toEqual(['12 Lake Road', 'Delhi 110001']);
  expect(socialLinks[0].url).toBe('https://x.com/nakshank');
  expect(schedulingPage).toBe(config.schedulingPage);
});

test('the API takes the contact values of its environment', () => {
  process.env.CONTACT_EMAIL = 'office@nakshank.in';
  let ofProgram: typeof config | undefined;
  jest.isolateModules(() => {
    ofProgram = jest.requireActual('./index');
  });
  delete process.env.CONTACT_EMAIL;
  expect(ofProgram!.contact.email).toBe('office@nakshank.in');
});

test('a placeholder is known, and is hidden only on a public site', () => {
  const { contact, isPlaceholder, isShown, schedulingPage, videos, whatsappLink } = config;
  const placeholders = [
    ...[contact.email, `tel:${contact.phoneLink}`, schedulingPage, whatsappLink],
    ...[...Object.values(videos), config.companyNumbers.cin, config.companyNumbers.gstin],
  ];
  expect(placeholders.filter((value) => !isPlaceholder(value))).toEqual([]);
  expect(isPlaceholder('https://wa.me/919876543210')).toBe(false);
  // The tests run at an http address.
  expect(placeholders.every(isShown)).toBe(true);
});
