import { screen, within } from '@testing-library/react';
import { contact, parentCompany, socialLinks } from 'shared/model/config';
import { Footer } from './Footer';
import { renderChrome } from '../testing/render-chrome';

const footer = () => within(screen.getByRole('contentinfo'));
const href = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href');

beforeEach(() => void renderChrome(<Footer />));

test('the footer shows the headline', () => {
  expect(footer().getByRole('heading', { name: 'Make Astrology Great Again' })).toBeVisible();
});

test('the courses are named', () => {
  expect(['Numerology Course', 'Astrology Course'].map(href)).toEqual([
    '/course/numerology-course',
    '/course/astrology-course',
  ]);
});

test('each group has the links of the sections, in their order', () => {
  const group = (heading: string) =>
    within(footer().getByRole('heading', { name: heading }).parentElement!);
  const links = (heading: string) =>
    group(heading)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Explore')).toEqual([
    ['Home', '/home'],
    ['About us', '/about'],
    ['Courses', '/courses'],
    ['Numerology Course', '/course/numerology-course'],
    ['Astrology Course', '/course/astrology-course'],
    ['Login', '/login'],
  ]);
  expect(links('Support')).toEqual([['Privacy Policy', '/privacy-Policy']]);
  expect(links('Career')).toEqual([]);
});

test('phone, e-mail and social pages come from the configuration', () => {
  expect(href(contact.phone)).toBe(`tel:${contact.phoneLink}`);
  expect(href(contact.email)).toBe(`mailto:${contact.email}`);
  expect(socialLinks.map(({ name }) => name)).toEqual(['X', 'YouTube', 'Instagram']);
  for (const { name, url } of socialLinks) {
    const link = footer().getByRole('link', { name });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('a link opens a chat on WhatsApp', () => {
  expect(href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d{12}(\?text=Namaste.+)?$/);
});

test('the copyright line names the year and the parent company', () => {
  const line = footer().getByText(/©/);
  expect(line).toHaveTextContent('2025');
  expect(line).toHaveTextContent(parentCompany);
});
