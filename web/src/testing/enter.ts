import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once, as a password manager does: typing key by key is slow in forms with many fields. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
