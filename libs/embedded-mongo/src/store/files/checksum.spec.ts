import { checksumOf } from './checksum.js';

const ID = 3 * 2 ** 32 + 17;
const document = Buffer.from('a document of some length, as many are');

it('changes with every bit of the document', () => {
  const whole = checksumOf(ID, document);

  for (let bit = 0; bit < document.length * 8; bit++) {
    const flipped = Buffer.from(document);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(checksumOf(ID, flipped)).not.toBe(whole);
  }
});

it('changes with every bit of the id', () => {
  const whole = checksumOf(ID, document);

  for (let bit = 0; bit < 45; bit++) {
    const other = Number(BigInt(ID) ^ (1n << BigInt(bit)));
    expect(checksumOf(other, document)).not.toBe(whole);
  }
});
