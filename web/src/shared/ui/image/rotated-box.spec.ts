import { describe, expect, it } from '@jest/globals';
import { rotatedBox } from './rotated-box.js';

describe('the box of a rotated image', () => {
  it('encloses the image', () => {
    const turned = rotatedBox({ width: 400, height: 300 }, 90);
    expect([Math.round(turned.width), Math.round(turned.height)]).toEqual([300, 400]);
  });
});
