import { listResponse, openAsAdmin, orderRow } from '../../support/people/admin';
import { expectAccessible } from '../../support/axe';
import { takeToast, test } from '../../support/network/mocked';
import { expect } from '../../support/test';

const lead = {
  id: 1,
  type: 'book demo class',
  full_name: 'Asha Verma',
  contact_ways: ['calls', 'whatsapp'],
  email: 'asha@example.com',
  phone_number: '+919876543210',
  course: 'numerology',
  created_at: '2025-08-01T10:00:00.000Z',
};
const contact = {
  id: 1,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone_number: '9876543210',
  state: 'Kerala',
  message: '<b>नमस्ते</b>, when does it begin? '.repeat(20),
  subscribe: true,
  created_at: '2025-08-01T10:00:00.000Z',
};
const user = { id: 4, name: 'Asha Verma', email: lead.email, phone: '9876543210', created_at: '' };

const pages = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/users', 'User Details'],
  ['/admin/courses', 'Course Details'],
  ['/admin/webinar', 'Webinar Details'],
  ['/admin/classes', 'Classes'],
  ['/admin/receipts', 'Receipts'],
  ['/admin/settlements', 'Settlements'],
  ['/admin/leads', 'Leads'],
  ['/admin/contacts', 'Contact messages'],
  ['/admin/review', 'Needs review'],
  ['/admin/audit', 'Audit log'],
  ['/admin/addCourse', 'Courses'],
  ['/admin/addWebinar', 'Webinars'],
  ['/admin/addTutor', 'Tutors'],
  ['/admin/threads', 'Questions to teachers'],
  ['/admin/reviews', 'Reviews by students'],
  ['/admin/materials', 'Recordings and notes'],
  ['/admin/questions', 'Questions'],
  ['/admin/codes', 'Codes'],
  ['/admin/team', 'Team'],
  ['/admin/security', 'Your sign-in'],
] as const;

/** With rows of these tests. `every-route` checks the other pages as they open. */
const filled = ['/admin/users', '/admin/courses', '/admin/leads', '/admin/contacts'];

test(
  'the sidebar leads to every page, and each fits a phone',
  { tag: '@always' },
  async ({ page, api }) => {
    api.responses = {
      'GET /admin/course-orders': listResponse(11, [orderRow, { ...orderRow, id: 8, status: 'x' }]),
      'GET /admin/user-report': listResponse(1, [user]),
      'GET /admin/leads': listResponse(1, [lead]),
      'GET /admin/contacts': listResponse(1, [contact]),
      'GET /admin/second-factor': {
        body: { status: true, message: '', data: { on: false, required: false } },
      },
      'GET /admin/team': {
        body: {
          status: true,
          message: '',
          data: { members: [], invitations: [], refund_limit: 5000 },
        },
      },
      'GET /profile/logins': { body: { status: true, message: '', data: [] } },
      'GET /admin/audit': listResponse(0, []),
      'GET /admin/materials': { body: { success: true, data: [] } },
      'GET /admin/threads': { body: { success: true, data: [] } },
      'GET /admin/reviews': { body: { data: [] } },
      'GET /admin/codes': { body: { data: [] } },
    };
    await openAsAdmin(page, api, '/admin/dashboard');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const menu = page.getByRole('navigation', { name: 'Admin' });
    const titles = new Set<string>();
    for (const [path, heading] of pages) {
      await menu.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      if (filled.includes(path)) await expectAccessible(page);
      titles.add(await page.title());
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(titles.size).toBe(pages.length);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    await menu.getByRole('link', { name: 'Course Details' }).click();
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order Date' }).click();
    await expect
      .poll(() => api.sentTo('GET /admin/course-orders').at(-1)?.query.sort)
      .toBe('oldest');
    await page.setViewportSize({ width: 1280, height: 800 });

    await test.step('a table that is too wide scrolls by itself', async () => {
      const wide = { ...orderRow, webinar_name: 'Unbreakable'.repeat(20) };
      api.responses['GET /admin/course-orders'] = listResponse(1, [wide]);
      await page.getByRole('button', { name: 'Search' }).click();
      const scroller = page.getByRole('group', { name: 'Course Details' });
      await expect(scroller).toContainText(wide.webinar_name);
      await scroller.focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => scroller.evaluate((element) => element.scrollLeft))
        .toBeGreaterThan(0);
      await expectAccessible(page);
    });
  },
);

test(
  'a small screen hides the sidebar behind a button, and Logout goes home',
  { tag: '@always' },
  async ({ page, api }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openAsAdmin(page, api, '/admin/dashboard');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'User Details' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await takeToast(page, 'Logged out successfully.');
    expect(api.sentTo('POST /logout')).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test('an order is found and a tutor added without a mouse', async ({ page, api }) => {
  api.responses['GET /admin/course-orders'] = listResponse(21);
  await openAsAdmin(page, api, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** Presses Tab until the element with this name has the focus. */
  const reach = async (name: string) => {
    const passed: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        const text = element.labels?.[0]?.textContent ?? element.textContent ?? '';
        return { name: text.trim(), outline: getComputedStyle(element).outlineStyle };
      });
      passed.push(focused.name.slice(0, 30));
      if (focused.name !== name) continue;
      expect(focused.outline, `the focus shows on ${name}`).not.toBe('none');
      return;
    }
    throw new Error(`Tab never came to ${name}, only to ${passed.join(', ')}`);
  };

  await reach('Course Details');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/courses');
  await expect(page.getByRole('table', { name: 'Course Details' })).toBeVisible();
  await reach('Customer Name');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/courses?name=Asha');
  await reach('Order Date');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/courses?name=Asha&sort=oldest');
  await reach('Next');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/courses?name=Asha&sort=oldest&page=2');

  await page.getByRole('link', { name: 'Add Tutor' }).click();
  await expect(page.getByRole('button', { name: 'Add new tutor' })).toBeVisible();
  await reach('Add new tutor');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Tutor' });
  await expect(form).toBeVisible();
  const names = ['name', 'designation', 'hi.designation', 'courseType', 'hi.courseType'];
  for (const name of [...names, 'courseName']) {
    await expect(form.locator(`[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('y');
  await expect(form.locator('[name=courseLaunched]')).toHaveValue('yes');
  // The file picker belongs to the browser and is not tested here.
  await form
    .locator('[name=image]')
    .setInputFiles({ name: 'uma.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await form.locator('[name=globe]').focus();
  await page.keyboard.type('https://example.com/article');
  await page.keyboard.press('Enter');
  await takeToast(page, 'Tutor added successfully!');
  await expect(page.getByRole('button', { name: 'Add new tutor' })).toBeFocused();
});
