import { describe, expect, it, jest } from '@jest/globals';
import { closestCenter, type ClientRect } from '@dnd-kit/core';
import { rowKeyboardCoordinates } from './row-keyboard.js';

/** Rows below each other, `a` the highest: it has a section title. */
const ROWS = { a: rect(0, 90), b: rect(100, 30), c: rect(140, 30) };

function rect(top: number, height: number): ClientRect {
  return { top, height, bottom: top + height, left: 0, right: 300, width: 300 };
}

/** Presses a key while `active` is dragged over `over`; returns the row that the dragged one is over then. */
function press(code: string, active: keyof typeof ROWS, over: keyof typeof ROWS) {
  const event = { code, preventDefault: jest.fn() };
  const droppableRects = new Map(Object.entries(ROWS));
  const dragged = { id: active, data: { current: { sortable: { items: Object.keys(ROWS) } } } };
  const context = { active: dragged, over: { id: over }, collisionRect: ROWS[active], droppableRects };
  const place = rowKeyboardCoordinates(event as never, { context } as never);
  if (!place) return undefined;
  const droppableContainers = Object.keys(ROWS).map((id) => ({ id }));
  const collisionRect = rect(place.y, ROWS[active].height);
  return closestCenter({ active: dragged, collisionRect, droppableRects, droppableContainers } as never)[0]?.id;
}

describe('the arrow keys in a sorted list', () => {
  it('move a high row past low ones, one by one', () => {
    expect(press('ArrowDown', 'a', 'a')).toBe('b');
    expect(press('ArrowDown', 'a', 'b')).toBe('c');
    expect(press('ArrowUp', 'a', 'c')).toBe('b');
  });

  it('move a low row past a high one', () => {
    expect(press('ArrowUp', 'c', 'b')).toBe('a');
  });

  it('do not move a row beyond the ends, and other keys not at all', () => {
    expect(press('ArrowUp', 'a', 'a')).toBeUndefined();
    expect(press('ArrowDown', 'a', 'c')).toBeUndefined();
    expect(press('ArrowRight', 'a', 'a')).toBeUndefined();
  });
});
