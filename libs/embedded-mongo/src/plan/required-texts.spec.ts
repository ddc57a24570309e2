import { requiredTexts } from './required-texts.js';

it.each<[RegExp, string[] | null]>([
  [/soup/, ['soup']],
  [/soup|stew/, ['soup', 'stew']],
  [/^soup$/, ['soup']],
  [/mac[^0-9a-z]+cheese/, ['cheese']],
  [/ab+cde/, ['cde']],
  [/soups?/, ['soup']],
  [/colou?r/, ['colo']],
  [/a{0,2}bc/, ['bc']],
  [/soupe*?/, ['soup']],
  [/a\.b\|c/, ['a.b|c']],
  [/x.yz/s, ['yz']],
  [/[ab|c]de/, ['de']],
  [/[\]]de/, ['de']],
  [/crème 🍮/u, ['crème 🍮']],
  [/soup/i, null],
  [/(soup)?/, null],
  [/soup|/, null],
  [/a*/, null],
  [/\d+x/, null],
  [/\x41b/, null],
  [/\bsoup/, null],
  [/./, null],
  [new RegExp(`a${String.fromCharCode(0)}b`), null],
])('each match of %s contains one of %j', (regex, texts) => {
  expect(requiredTexts(regex)).toEqual(texts);
});
