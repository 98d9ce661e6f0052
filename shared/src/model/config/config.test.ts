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

test('the tax number and the WhatsApp number come from the build settings', () => {
  const { companyNumbers, whatsappLink } = builtWith({
    gstin: '07AAACN1234C1Z5',
    whatsappNumber: '+91 98765 43210',
  });
  expect(companyNumbers.gstin).toBe('07AAACN1234C1Z5');
  expect(whatsappLink).toBe('https://wa.me/919876543210');
  expect(config.companyNumbers.gstin).not.toBe('07AAACN1234C1Z5');
});
