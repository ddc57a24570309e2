import { describe, expect, it } from '@jest/globals';
import { rotatedBox } from './rotated-box.js';

describe('the bounding box of a rotated image', () => {
  it('has its sides exchanged after a quarter turn', () => {
    const rotated = rotatedBox({ width: 400, height: 300 }, 90);
    expect([Math.round(rotated.width), Math.round(rotated.height)]).toEqual([300, 400]);
  });
});
