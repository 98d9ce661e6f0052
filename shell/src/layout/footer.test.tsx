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

test('the links of each group lead to their pages', () => {
  expect(['Home', 'About us', 'Courses', 'Webinars', 'Login'].map(href)).toEqual([
    '/home',
    '/about',
    '/courses',
    '/webinar',
    '/login',
  ]);
  expect(footer().getByRole('heading', { name: 'Career' })).toBeVisible();
  expect(href('Apply as Astro-Guru')).toBe('/tutor');
  expect(footer().getByRole('heading', { name: 'Support' })).toBeVisible();
  expect(['Privacy Policy', 'Terms of Service', 'Refund Policy', 'Contact us'].map(href)).toEqual([
    '/privacy-Policy',
    '/terms-of-service',
    '/refund-policy',
    '/contact',
  ]);
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

test('the copyright line names the year and the parent company', () => {
  const line = footer().getByText(/©/);
  expect(line).toHaveTextContent('2025');
  expect(line).toHaveTextContent(parentCompany);
});
