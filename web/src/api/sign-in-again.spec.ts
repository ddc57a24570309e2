import { afterEach, describe, expect, it } from '@jest/globals';
import { signInAgain } from './sign-in-again.js';

afterEach(() => {
  signInAgain.answer(false);
  signInAgain.arrive();
});

describe('signing in again', () => {
  it('shows one dialog for all waiting calls and resolves all of them', async () => {
    const calls = [signInAgain.ask(), signInAgain.ask()];
    expect(signInAgain.isAsked()).toBe(true);

    signInAgain.answer(true);

    await expect(Promise.all(calls)).resolves.toEqual([true, true]);
    expect(signInAgain.isAsked()).toBe(false);
  });

  it('shows no dialog during sign-out, nor for calls that return afterwards', async () => {
    const waiting = signInAgain.ask();

    signInAgain.leave();

    await expect(waiting).resolves.toBe(false);
    await expect(signInAgain.ask()).resolves.toBe(false);
    expect(signInAgain.isAsked()).toBe(false);
  });

  it('shows the dialog again for the next user who signs in', () => {
    signInAgain.leave();
    signInAgain.arrive();

    void signInAgain.ask();

    expect(signInAgain.isAsked()).toBe(true);
  });
});
