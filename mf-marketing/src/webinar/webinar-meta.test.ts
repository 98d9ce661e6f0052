import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { meta } from './WebinarPage';

test.each(shippedCatalogue.webinars)(
  'the metadata of $title has no date',
  ({ title, urlTitle }) => {
    const described = meta({ urlTitle });
    const subject = urlTitle.startsWith('astrology') ? 'astrology' : 'numerology';
    expect(described.title).toBe(`${title}: live ${subject} webinar`);
    expect(described.image).toBe(`/og/${urlTitle}.png`);
    expect(described.jsonLd).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
  },
);

test('an unknown webinar is kept out of search results', () => {
  expect(meta({ urlTitle: 'xyz' })).toMatchObject({ title: 'Webinar not found', noIndex: true });
});
