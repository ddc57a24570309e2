import { probeText } from './probe-text.js';

it('consists of a hundred random capital letters and digits', () => {
  const texts = Array.from({ length: 50 }, probeText);

  expect(texts.every((text) => /^[A-Z0-9]{100}$/.test(text))).toBe(true);
  expect(new Set(texts).size).toBe(50);
});
