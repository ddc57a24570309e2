import { closeBrowser, journey, openWindow, PHONE, TOUCH_PHONE } from '../support/browser/browser.js';
import { aUser, type TestUser } from '../support/users.js';

let ana: TestUser;

beforeAll(async () => {
  ana = await aUser({}, { canOrganize: true });
  for (let number = 1; number <= 12; number += 1) await ana.api.post('/api/recipes', { name: `Soup ${number}` });
});
afterAll(closeBrowser);

describe('on a phone', () => {
  journey(
    'the actions on selected recipes are visible wherever the page is scrolled to',
    async (page) => {
      await page.goto('/group/data/recipes');
      const last = page.getByRole('checkbox', { name: /^Select Soup/ }).last();
      await last.check();
      const actions = page.getByRole('button', { name: 'Add tags' });
      await actions.waitFor();

      for (const end of [0, 1e6]) {
        await page.evaluate((top) => scrollTo(0, top), end);
        const box = await actions.boundingBox();
        expect(box && [box.y > 0, box.y + box.height <= PHONE.height]).toEqual([true, true]);
      }
      await last.click({ trial: true }); // at the end of the page the actions do not cover it
    },
    () => openWindow(ana.api, TOUCH_PHONE),
  );
});
