import { cleanText } from './text.js';

describe('a text read in the wrong encoding', () => {
  it.each([
    ['2/3 cupÂ\u00A0orange juice', '2/3 cup orange juice'],
    ['crÃ¨me fraÃ®che', 'crème fraîche'],
    ['donâ€™t stir', 'don’t stir'],
    ['Â½ cup', '½ cup'],
    ['180Â°C', '180°C'],
    ['hot ðŸŒ¶', 'hot 🌶'],
    ['&Acirc;&frac12; cup', '½ cup'],
  ])('decodes "%s" to "%s"', (misread, repaired) => {
    expect(cleanText(misread)).toBe(repaired);
  });

  it.each(['crème brûlée', 'Pão de Açúcar', 'BÂTARD', 'Ân', 'für Ärzte', 'à la “maison”', 'São'])(
    'keeps "%s"',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );
});

describe('a text whose escapes lost their backslash', () => {
  it.each([
    ['Salt u0026 pepper', 'Salt & pepper'],
    ['donu2019t stir', 'don’t stir'],
    ['cru00e8me', 'crème'],
  ])('decodes "%s" to "%s"', (damaged, repaired) => {
    expect(cleanText(damaged)).toBe(repaired);
  });
});
