import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in one go, as a password manager does: key by key takes a form of five fields many seconds. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
