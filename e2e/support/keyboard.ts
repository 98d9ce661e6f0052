import type { Locator } from '@playwright/test';
import { expect } from './test';

/** The steps after which a control counts as out of reach; no page has as many controls before it. */
const MOST_STEPS = 120;

/** Presses Tab until the control has the focus, which has to be seen. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  expect(await isSeen(control), `${control.toString()} shows its focus`).toBe(true);
}

/** Whether the control is inside the window and drawn as focused. */
const isSeen = (control: Locator) =>
  control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const shown = [element, element.parentElement!].some((each) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    return shown && bottom > 0 && top < innerHeight;
  });

/** Goes to a control with Tab, and presses Enter. */
export async function pressByKeys(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Goes to a field with Tab, and types. */
export async function typeByKeys(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}
