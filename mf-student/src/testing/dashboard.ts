import { renderRemote } from 'shared/testing';
import * as remote from '../routes';

export const asha = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };

/** Opens a dashboard page as the signed-in sample student. */
export function openDashboard(page: string, user: Partial<typeof asha> & object = asha) {
  return renderRemote(remote, { at: `/dashboard/asha-verma/${page}`, token: 'a-token', user });
}

/** For a student who has not asked anything. */
export const noThreads = { 'GET /threads': { body: { success: true, data: [] } } };

const nobodyWaits = { body: { success: true, data: { count: 0, since: null } } };

/** Nobody has waited for the date of a course. */
export const noWaiting = {
  'GET /courses/101/waiting': nobodyWaits,
  'GET /courses/102/waiting': nobodyWaits,
};

/** Mock responses for a student who has paid for these ids. */
export const paying = (courses: unknown[] = [], webinars: unknown[] = []) => ({
  ...noThreads,
  'POST /user/paid-course-ids': { body: { success: true, course_ids: courses } },
  'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: webinars } },
  ...noWaiting,
});
