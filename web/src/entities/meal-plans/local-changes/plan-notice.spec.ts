import { afterEach, expect, it } from '@jest/globals';
import { showLocale } from '../../../shared/i18n/i18n.js';
import { notices } from '../../../shared/toasts/notices.js';
import { aPlanEntry } from '../../../testing/builders.js';
import { noticeOfConflict } from './plan-notice.js';

afterEach(async () => {
  notices.clear();
  await showLocale('en-US');
});

const soup = aPlanEntry({ title: 'Soup', date: '2026-11-23', entryType: 'dinner' });
/** The description of the soup after this device moved it to lunch. */
function mine() {
  noticeOfConflict({ kind: 'update', entry: soup, fields: { entryType: 'lunch' }, id: 'a', order: 1 }, soup);
  return notices.all()[0]?.values['mine'];
}

it('describes a meal by its name, day and meal, on lines that never begin with a separator', () => {
  expect(mine()).toBe('Soup\u00A0· Mon, Nov 23\u00A0· Lunch');
});

it('keeps the order of a Latin name and its Arabic day', async () => {
  await showLocale('ar-SA');

  expect(mine()).toMatch(/^\u2068Soup\u2069\u00A0· الاثنين/);
});
