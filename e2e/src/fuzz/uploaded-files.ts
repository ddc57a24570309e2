import { gzipSync } from 'node:zlib';
import { zipOf } from '../support/fixtures/zip.js';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const CUT_BYTES = 40;
const RECIPE = { name: 'Leek soup', recipeIngredient: [{ note: '2 leeks' }], recipeInstructions: [{ text: 'Cook.' }] };
const ZIP = zipOf({ 'leek-soup/leek-soup.json': JSON.stringify(RECIPE), 'leek-soup/images/original.png': PNG });
/** An image whose header declares more pixels than fit into memory. */
const HUGE_PNG = Buffer.concat([PNG.subarray(0, 16), Buffer.from('7fffffff7fffffff', 'hex'), PNG.subarray(24)]);

/** Small valid, damaged and malicious files. */
export const UPLOADED_FILES: Buffer[] = [
  PNG,
  PNG.subarray(0, CUT_BYTES),
  HUGE_PNG,
  ZIP,
  ZIP.subarray(0, -CUT_BYTES),
  ZIP.subarray(CUT_BYTES),
  zipOf({}),
  zipOf({ '../../etc/passwd': 'x', '/etc/passwd': 'x', 'a\\..\\b.json': '{}', '': 'x' }),
  zipOf({ 'recipe.json': '{"name":', 'recipe_1.json': 'null', 'database.json': '[[[]]]', 'recipes.json': '7' }),
  zipOf({ 'inner.zip': ZIP, 'soup.paprikarecipe': gzipSync(JSON.stringify(RECIPE)), 'other.paprikarecipe': 'no gzip' }),
  zipOf({ '_posts/soup.md': '---\ntitle: Soup\n---\n', 'recipes.html': '<div class="recipe"><h2>Soup</h2></div>' }),
  gzipSync(Buffer.alloc(100_000)),
  Buffer.from('Title,Ingredients\nSoup,"2 leeks'),
  Buffer.from(JSON.stringify([RECIPE])),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
  Buffer.alloc(0),
];
