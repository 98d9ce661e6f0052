import { isOriginFor } from './contract-faults';

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'a section of the site at %s may call an API on the same machine',
  (siteUrl) => expect(isOriginFor('http://localhost:4000', siteUrl)).toBe(true),
);

test.each(['https://site.example', 'http://localhost.example', 'http://127.0.0.1.example'])(
  'a section of the site at %s may not',
  (siteUrl) => {
    expect(isOriginFor('http://localhost:4000', siteUrl)).toBe(false);
    expect(isOriginFor('https://chat.example', siteUrl)).toBe(true);
  },
);
