import { afterEach, describe, expect, it } from '@jest/globals';
import { signInAgain } from './sign-in-again.js';

afterEach(() => {
  signInAgain.settle(false);
  signInAgain.enable();
});

describe('signing in again', () => {
  it('shows one dialog for all waiting calls and resolves all of them', async () => {
    const calls = [signInAgain.request(), signInAgain.request()];
    expect(signInAgain.isPending()).toBe(true);

    signInAgain.settle(true);

    await expect(Promise.all(calls)).resolves.toEqual([true, true]);
    expect(signInAgain.isPending()).toBe(false);
  });

  it('shows no dialog during sign-out, nor for calls that return afterwards', async () => {
    const waiting = signInAgain.request();

    signInAgain.disable();

    await expect(waiting).resolves.toBe(false);
    await expect(signInAgain.request()).resolves.toBe(false);
    expect(signInAgain.isPending()).toBe(false);
  });

  it('shows the dialog again for the next user who signs in', () => {
    signInAgain.disable();
    signInAgain.enable();

    void signInAgain.request();

    expect(signInAgain.isPending()).toBe(true);
  });
});
