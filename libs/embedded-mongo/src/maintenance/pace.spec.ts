import { restMs } from './pace.js';

describe('background work', () => {
  it('rests thirty times as long as it worked', () => expect(restMs(20)).toBe(600));

  it('has a minimum rest', () => expect(restMs(0.1)).toBe(150));
});
