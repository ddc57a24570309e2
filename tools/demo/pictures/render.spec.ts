import sharp from 'sharp';
import { pictureOf, svgOf } from './render.js';
import { SCENES } from './scenes/index.js';

const keys = Object.keys(SCENES);
const drawn = new Map(keys.map((key) => [key, svgOf(key)]));

describe('the pictures of the demo', () => {
  it('are drawings of our own, each one different', () => {
    expect(new Set(drawn.values()).size).toBe(keys.length);
  });

  it('are the same each time', () => expect(svgOf('ribollita') === drawn.get('ribollita')).toBe(true));

  it.each(keys)('%s has no missing number, colour or part', (key) => {
    const svg = drawn.get(key) ?? '';
    expect(/NaN|undefined|Infinity|\[object/.exec(svg)).toBeNull();
    const used = new Set([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
  });

  it('render as pictures that a screen can show', async () => {
    const { format, width, height } = await sharp(await pictureOf('lemon-tart')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 960 });
  });

  it('are refused for a recipe that nobody has drawn', () => expect(() => svgOf('stone-soup')).toThrow('stone-soup'));
});
