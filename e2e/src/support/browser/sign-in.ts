import type { Page } from 'playwright-core';

/** Fills in and submits the form of the sign-in page, which must be open. */
export async function signInOnPage(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
