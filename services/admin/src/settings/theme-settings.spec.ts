import { isColor } from './theme-settings.js';

describe('colors', () => {
  it.each([
    '#E58325',
    '#fff',
    '#abcd',
    '#00112233',
    'rgb(229, 131, 37)',
    'rgba(1,2,3,.5)',
    'hsl(120deg 75% 25% / 60%)',
  ])('accept %s', (text) => expect(isColor(text)).toBe(true));

  it.each(['', 'E58325', '#12345', '#ggg', 'rgb(1,2,3', 'url(http://x)', '#fff; color: red', 'rgb(1);}</style>'])(
    'refuse %j',
    (text) => expect(isColor(text)).toBe(false),
  );
});
