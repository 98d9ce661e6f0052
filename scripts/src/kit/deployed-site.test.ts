import type { ShellManifest } from '../units/manifest';
import { buildSettings } from '../settings';
import { inputs } from '../site/testing/unit-fixtures';
import { readDeployedSite, siteAddressOf, takeSettings, type DeployedSite } from './deployed-site';

test.each([
  ['https://site.example', 'https://site.example'],
  ['https://site.example/', 'https://site.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('%s is the address of a site', (text, address) => {
  expect(siteAddressOf(text)).toBe(address);
});

test.each([
  ['site.example', 'is not the address of a site'],
  ['https://site.example/about', 'is not the address of a site'],
  ['file:///site', 'is not the address of a site'],
  ['http://site.example', 'would show the token to others'],
])('%s is refused', (text, message) => {
  expect(() => siteAddressOf(text)).toThrow(message);
});

const siteWith = (settings: ShellManifest['settings']): DeployedSite => ({
  address: 'https://site.example',
  registry: { shell: '0123456789ab', remotes: {} },
  shell: {
    name: 'shell',
    version: '0123456789ab',
    contract: 1,
    provides: {},
    files: {},
    server: '',
    inputs,
    js: [],
    css: [],
    settings,
  },
});

test('a build for a site is compiled with the settings of its host', () => {
  const settings = {
    apiBase: 'https://api.site.example/api',
    uploadUrl: '/api/upload',
    whatsappNumber: '+91 98765 43210',
    gstin: undefined,
    paymentHosts: ['pay.example', 'cash.example'],
  };
  const before = { ...process.env };
  try {
    process.env.GSTIN = 'of another site';
    takeSettings(siteWith(settings));
    expect(buildSettings()).toEqual(settings);
  } finally {
    process.env = before;
  }
});

test('an address without a site, or without a server, gives an error of one line', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    .mockRejectedValueOnce(
      Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      }),
    );
  const address = 'https://site.example';
  await expect(readDeployedSite(address)).rejects.toThrow(
    'https://site.example is not a site of this kind: /registry.json answered 200.',
  );
  await expect(readDeployedSite(address)).rejects.toThrow(
    'https://site.example cannot be reached (ECONNREFUSED).',
  );
});
