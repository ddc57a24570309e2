import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import { useCookKeys } from './use-cook-keys.js';

describe('the keys of cook mode', () => {
  const [onBack, onNext] = [jest.fn(), jest.fn()];
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
  afterEach(() => {
    jest.clearAllMocks();
    document.body.innerHTML = '';
    document.documentElement.dir = '';
  });

  it('are the arrow keys, in reading direction', () => {
    renderHook(() => useCookKeys({ onBack, onNext }));

    press('ArrowRight');
    expect(onNext).toHaveBeenCalledTimes(1);
    document.documentElement.dir = 'rtl';
    press('ArrowRight');
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('also work on a button or checkbox of cook mode', () => {
    document.body.innerHTML = '<dialog open><button></button><input type="checkbox"></dialog>';
    renderHook(() => useCookKeys({ onBack, onNext }));

    for (const control of document.querySelectorAll('button, input')) press('ArrowRight', control);
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  it.each([
    '<dialog open><input type="text"></dialog>',
    '<dialog open><textarea></textarea></dialog>',
    '<div role="dialog"><button></button></div>',
    '<div role="menu"><button></button></div>',
  ])('are left to text fields, other dialogs and menus: %s', (html) => {
    document.body.innerHTML = html;
    renderHook(() => useCookKeys({ onBack, onNext }));

    press('ArrowRight', document.querySelector('input, textarea, button')!);
    press('ArrowLeft', document.querySelector('input, textarea, button')!);
    expect(onNext).not.toHaveBeenCalled();
    expect(onBack).not.toHaveBeenCalled();
  });
});
