import { tooltipPlace } from './tooltip-place.js';

const bubble = { width: 80, height: 30 };
const screen = { width: 400, height: 600 };
const control = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 });

describe('the position of a tooltip', () => {
  it('is centered above its control', () => {
    expect(tooltipPlace(control(100, 200), bubble, screen)).toEqual({ left: '82px', top: '162px' });
  });

  it('is below a control at the upper edge', () => {
    expect(tooltipPlace(control(100, 6), bubble, screen).top).toBe('58px');
  });

  it('stays within the screen at both sides', () => {
    expect(tooltipPlace(control(0, 200), bubble, screen).left).toBe('8px');
    expect(tooltipPlace(control(356, 200), bubble, screen).left).toBe('312px');
  });
});
