import { noteReports } from '../../support/network/client-reports';
import { expect, test } from '../../support/test';

/** What networks, providers of a content delivery network and antivirus programs make of a page on its way. */
const changes: Record<string, (html: string) => string> = {
  'minified, without comments': (html) => html.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><'),
  'with attributes in other quotes': (html) =>
    html.replace(/(\s(?:class|name|type|for|id))="([\w-]+)"/g, "$1='$2'"),
  'with a script and a banner of a provider': (html) =>
    html
      .replace(
        /<body>/,
        '<body><div class="isp-banner">Your plan ends soon</div><script src="/isp.js"></script>',
      )
      .replace(/<\/body>/, '<img src="/pixel.gif" alt=""><script src="/isp.js"></script></body>'),
  'with a banner in the page itself': (html) =>
    html.replace(/(<div id="root"[^>]*>)/, '$1<div class="isp-banner">Your plan ends soon</div>'),
  'with hidden e-mail addresses': (html) =>
    html.replace(
      /<a ([^>]*)href="mailto:[^"]*"([^>]*)>(.*?)<\/a>/gs,
      '<a $1href="/cdn-cgi/l/email-protection#a1b2"$2><span class="__cf_email__" data-cfemail="a1b2">[email protected]</span></a>',
    ),
};

for (const [change, made] of Object.entries(changes)) {
  test(`a page ${change} works, and keeps what was typed before`, async ({ page, faults }) => {
    const reports = await noteReports(page);
    let isChanged = false;
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = made(html);
      isChanged = body !== html;
      const { 'content-encoding': _encoding, ...headers } = response.headers();
      return route.fulfill({ response, headers, body });
    });
    await page.route(/isp\.js|pixel\.gif/, (route) => route.fulfill({ body: '' }));
    let start = () => {};
    const typed = new Promise<void>((resolve) => (start = resolve));
    await page.route(/\/shell\/[^/]+\/js\/main/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Contact' });
    await form.locator('[name=email]').fill('asha@example.com');
    await form.locator('[name=message]').fill('Typed before');
    start();

    await expect(page.locator('html[data-interactive]')).toBeAttached();
    expect(isChanged).toBe(true);
    await expect(form.locator('[name=email]')).toHaveValue('asha@example.com');
    await expect(form.locator('[name=message]')).toHaveValue('Typed before');
    await form.getByRole('button').last().click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/\w/);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    // Whether React notices depends on the change; it is never a fault of a section.
    for (const report of reports) expect(report).toMatchObject({ step: 'page was changed' });
    expect(reports.length).toBeLessThanOrEqual(1);
    // React says in the console what it has rendered anew.
    expect(faults.filter((fault) => !/hydrat|React error #4\d\d/i.test(fault))).toEqual([]);
    faults.length = 0;
  });
}
