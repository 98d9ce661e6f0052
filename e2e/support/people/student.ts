import type { Page } from '@playwright/test';
import type { MockedApi } from '../network/mocked';

/** A stored student, and the address of the dashboard. */
export const asha = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };
export const home = '/dashboard/asha-verma';

/** Mocks the API so that these courses and webinars are paid. */
export function mockPaid({ responses }: MockedApi, courses: unknown[], webinars: unknown[]) {
  responses['POST /user/paid-course-ids'] = { body: { success: true, course_ids: courses } };
  responses['POST /user/paid-webinar-ids'] = { body: { success: true, webinar_ids: webinars } };
}

export const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
