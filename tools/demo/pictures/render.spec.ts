import sharp from 'sharp';
import { pictureOf, svgOf } from './render.js';
import { SCENES } from './scenes/index.js';

const keys = Object.keys(SCENES);

describe('the pictures of the demo', () => {
  it('are drawings of our own, each one different', () => {
    expect(new Set(keys.map(svgOf)).size).toBe(keys.length);
  });

  it('are the same each time', () => expect(svgOf('ribollita')).toBe(svgOf('ribollita')));

  it.each(keys)('%s has no missing number, colour or part', (key) => {
    const svg = svgOf(key);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const used = new Set([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
  });

  it('render as pictures that a screen can show', async () => {
    const { format, width, height } = await sharp(await pictureOf('lemon-tart')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 960 });
  });

  it('are refused for a recipe that nobody has drawn', () => expect(() => svgOf('stone-soup')).toThrow('stone-soup'));
});
