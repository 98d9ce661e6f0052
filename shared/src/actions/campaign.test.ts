import { campaign } from './campaign';

const opened = (name: string) => {
  performance.getEntriesByType = () => [{ name } as PerformanceEntry];
};
const before = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

test('a form sends the campaign of the link that opened the site, and nothing else of it', () => {
  expect(campaign()).toEqual({});
  opened('https://site.example/?code=A&utm_source=mail&utm_term=x&utm_campaign=diwali%201#top');
  expect(campaign()).toEqual({ campaign: 'utm_source=mail&utm_campaign=diwali%201' });
});

test('it is that of the page of this site before, and never one of another site', () => {
  opened('https://site.example/hi');
  before(`${location.origin}/?utm_source=mail`);
  expect(campaign()).toEqual({ campaign: 'utm_source=mail' });
  before('https://other.example/?utm_source=theirs');
  expect(campaign()).toEqual({});
});
