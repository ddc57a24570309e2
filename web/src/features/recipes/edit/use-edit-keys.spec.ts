import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import { useEditKeys } from './use-edit-keys.js';

describe('the keys of the recipe editor', () => {
  const [onSave, onUndo, onRedo] = [jest.fn(), jest.fn(), jest.fn()];
  afterEach(() => void jest.clearAllMocks());
  const press = (key: string, code: string, shiftKey = false) =>
    fireEvent.keyDown(document.body, { key, code, ctrlKey: true, shiftKey });

  it.each([
    ['Latin', 's', 'z', 'Z'],
    ['Cyrillic', 'ы', 'я', 'Я'],
    ['Greek', 'σ', 'ζ', 'Ζ'],
  ])('save, undo and redo in a %s layout', (_layout, s, z, shiftZ) => {
    renderHook(() => useEditKeys({ onSave, onUndo, onRedo, typed: false }));

    expect(press(s, 'KeyS')).toBe(false); // prevented: the browser would save the page
    expect(onSave).toHaveBeenCalledTimes(1);
    press(z, 'KeyZ');
    expect(onUndo).toHaveBeenCalledTimes(1);
    press(shiftZ, 'KeyZ', true);
    expect(onRedo).toHaveBeenCalledTimes(1);
  });

  it('leave other keys to the browser', () => {
    renderHook(() => useEditKeys({ onSave, onUndo, onRedo, typed: false }));

    expect(press('d', 'KeyD')).toBe(true);
    expect(press('z', 'KeyY')).toBe(false); // a German layout has Z at the position of Y
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});
