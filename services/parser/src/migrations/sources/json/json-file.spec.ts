import { ArchiveError } from '../../../archives/index.js';
import { parseJsonObject } from './json-file.js';

const read = (text: string) => parseJsonObject(Buffer.from(text), 'soup.json');

describe('a file with a recipe', () => {
  it('is read, with a byte order mark and a long image in it', () => {
    expect(read('\uFEFF{"name":"Soup"}')).toEqual({ name: 'Soup' });
    expect(read(JSON.stringify({ photo: 'A'.repeat(2_000_000) }))).toHaveProperty('photo');
  });

  it.each(['[]', '"soup"', 'null', '1'])('is rejected when it contains %s', (text) => {
    expect(() => read(text)).toThrow(ArchiveError);
  });

  it.each([
    ['objects', '{},'],
    ['lists', '[],'],
    ['numbers', '1,'],
  ])('is rejected unparsed when it contains a million %s', (_what, each) => {
    expect(() => read(`{"x":[${each.repeat(1_000_000)}1]}`)).toThrow('too long for a recipe');
  });

  it('is rejected when it contains a million brackets', () => {
    expect(() => read('['.repeat(1_000_000))).toThrow('too long for a recipe');
  });
});
