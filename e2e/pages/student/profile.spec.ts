import { storeLogin, takeToast, test } from '../../support/network/mocked';
import { asha, home, mockPaid } from '../../support/people/student';
import { expect, open } from '../../support/test';

test('a photo whose file is too large is sent in a smaller copy', async ({ page, api }) => {
  mockPaid(api, [], []);
  api.responses['GET /profile'] = {
    body: { data: { ...asha, email: 'asha@example.com', phone: '9876543210' } },
  };
  await storeLogin(page, asha);
  api.responses['POST /upload'] = { body: { url: '/images/people/sunanda-deshpande.svg' } };
  await open(page, `${home}/updateprofile`);
  const input = page.getByRole('form', { name: 'Update profile' }).locator('[name=avatar]');
  // Chosen inside the page: its bytes would take seconds on the way into it.
  const size = await input.evaluate(async (field: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [700, 2100];
    const drawing = canvas.getContext('2d')!;
    const image = drawing.createImageData(canvas.width, canvas.height);
    // Noise cannot be compressed: these pixels take more than 5 MB.
    for (let at = 0; at < image.data.length; at += 65_536) {
      crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    }
    drawing.putImageData(image, 0, 0);
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const chosen = new DataTransfer();
    chosen.items.add(new File([photo!], 'IMG_1.png', { type: 'image/png' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return photo!.size;
  });
  expect(size).toBeGreaterThan(5 * 1024 * 1024);
  await takeToast(page, 'Image uploaded successfully!');
  const [sent] = api.sentTo('POST /upload');
  expect(sent!.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sent!.headers).not.toHaveProperty('authorization');
  expect(sent!.body).toContain('name="file"; filename="IMG_1.jpg"');
  expect(String(sent!.body).length).toBeLessThan(5 * 1024 * 1024);
});
