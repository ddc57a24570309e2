import { sizeText } from './size-text.js';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1280, '1.25 KB'],
  [500 * 1024 * 1024, '500.0 MB'],
  [1.3 * 1024 ** 3, '1.3 GB'],
  [5000 * 1024 ** 4, '5000.0 TB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
