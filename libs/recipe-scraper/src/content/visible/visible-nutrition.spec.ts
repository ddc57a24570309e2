import { scrapeRecipe } from '../../scrape-recipe.js';
import { list } from '../../testing/content.js';
import { aPageWith, aRecipe } from '../../testing/pages.js';

const nutritionOn = (body: string, properties: Record<string, unknown> = {}) =>
  scrapeRecipe({ html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${body}`) })?.nutrition;

describe('the visible nutrition of a page', () => {
  it.each<[string, string]>([
    ['in a line', '<p>Calories: 250kcal | Carbohydrates: 30g | Protein: 5g | Fat: 10g | Saturated Fat: 3g</p>'],
    [
      'in a table',
      '<table><tr><th>Energy</th><td>1046 kJ / 250 kcal</td></tr><tr><th>Fat</th><td>10 g</td></tr><tr><th>of which saturates</th>' +
        '<td>3 g</td></tr><tr><th>Carbs</th><td>30 g</td></tr><tr><th>Protein</th><td>5 g</td></tr></table>',
    ],
    [
      'in German',
      list(['Brennwert 250 kcal', 'Eiweiß 5 g', 'Fett 10 g', 'gesättigte Fettsäuren 3 g', 'Kohlenhydrate 30 g']),
    ],
    [
      'in lines of label and value',
      '<p>Calories<br>250<br>Fat<br>10 g<br>Saturates<br>3 g<br>Carbs<br>30 g<br>Protein<br>5 g</p>',
    ],
    ['with the amounts first', list(['250 calories', '10 g fat', '3 g saturated fat', '30 g carbs', '5 g protein'])],
  ])('is read %s', (_, html) => {
    expect(nutritionOn(html)).toEqual({
      calories: '250',
      fatContent: '10',
      saturatedFatContent: '3',
      carbohydrateContent: '30',
      proteinContent: '5',
    });
  });

  it.each<[string, string]>([
    ['an ingredient', list(['10 g sugar', '20 g fat', '30 g protein powder'])],
    ['a sentence', '<p>With 250 kcal it is light, and it has 5 g protein.</p>'],
    ['energy without values', '<p>Full of energy. Protein, fat and sugar are low.</p>'],
  ])('is not read from %s', (_, html) => {
    expect(nutritionOn(html)).toBeNull();
  });

  it('only counts without that of the data', () => {
    const nutrition = { '@type': 'NutritionInformation', calories: '300 kcal' };

    const body = '<p>Calories: 250 kcal, Fat: 10 g, Protein: 5 g</p>';

    expect(nutritionOn(body, { nutrition })).toEqual({ calories: '300' });
    expect(nutritionOn(body, { nutrition: [nutrition] })).toEqual({ calories: '300' });
  });
});
