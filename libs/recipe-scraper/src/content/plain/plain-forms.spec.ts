import { scrapeRecipe } from '../../scrape-recipe.js';

const linesOf = (lines: readonly { title: string; text: string }[] = []): string[] =>
  lines.map(({ title, text }) => (title ? `[${title}] ${text}` : text));

describe('text that was pasted from', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'Markdown with emphasis and links',
      '# Pasta\n## Ingredients\n- 200 g spaghetti\n- 4 tbsp *pesto*\n- [Parmesan](https://x.example/p), to serve\n## Method\n1. Cook the **spaghetti** in water.\n2. Stir in the pesto.',
      ['200 g spaghetti', '4 tbsp pesto', 'Parmesan, to serve'],
      ['Cook the spaghetti in water.', 'Stir in the pesto.'],
    ],
    [
      'Markdown with groups',
      '# Lasagne\n## Ingredients\n### Sauce\n- 500 g beef\n- 1 onion\n### Topping\n- 50 g cheese\n## Steps\n1. Fry the beef and the onion.\n2. Layer and bake.',
      ['[Sauce] 500 g beef', '1 onion', '[Topping] 50 g cheese'],
      ['Fry the beef and the onion.', 'Layer and bake.'],
    ],
    [
      'Markdown with a table',
      '# Scones\n| Amount | Ingredient |\n|----|----|\n| 225 g | flour |\n| 55 g | butter |\n## Method\nRub the butter into the flour.\nBake for 12 minutes.',
      ['225 g flour', '55 g butter'],
      ['Rub the butter into the flour.', 'Bake for 12 minutes.'],
    ],
    [
      'a list with wrapped lines',
      'Soup\nIngredients:\n- 2 tablespoons olive oil, plus\n  more for serving\n- 3 carrots\nMethod:\n1. Heat the oil and fry\n   the carrots until soft.\n2. Add water and simmer.',
      ['2 tablespoons olive oil, plus more for serving', '3 carrots'],
      ['Heat the oil and fry the carrots until soft.', 'Add water and simmer.'],
    ],
    [
      'a quoted mail',
      '> Bread\n>\n> Ingredients\n> 3 bananas\n> 200 g flour\n>\n> Method\n> Mash the bananas.\n> Bake for an hour.',
      ['3 bananas', '200 g flour'],
      ['Mash the bananas.', 'Bake for an hour.'],
    ],
    [
      'a list with amounts behind dashes',
      'Granola\nIngredients\nOats - 300 g\nHoney - 4 tbsp\nMethod\nMix everything well.\nBake for 30 minutes.',
      ['300 g Oats', '4 tbsp Honey'],
      ['Mix everything well.', 'Bake for 30 minutes.'],
    ],
    [
      'a form',
      'Title: Cordial\nIngredients: 6 limes, 300 g sugar, 300 ml water\nMethod: Boil sugar and water. Add lime juice.',
      ['6 limes', '300 g sugar', '300 ml water'],
      ['Boil sugar and water. Add lime juice.'],
    ],
    [
      'a list without amounts at its beginning',
      'Salsa\nYou need:\nlime juice\nfresh coriander\n4 tomatoes\nMethod:\nChop the tomatoes.\nMix everything.',
      ['lime juice', 'fresh coriander', '4 tomatoes'],
      ['Chop the tomatoes.', 'Mix everything.'],
    ],
    [
      'Spanish numbers',
      'Tortilla\nIngredientes:\n• 6 huevos\n• Aceite\nElaboración:\n1.- Pelar las patatas.\n2.- Batir los huevos.',
      ['6 huevos', 'Aceite'],
      ['Pelar las patatas.', 'Batir los huevos.'],
    ],
    [
      'Italian abbreviations',
      'Tiramisù\nINGREDIENTI PER 6 PERSONE\n500 g di mascarpone\n4 uova\ncaffè q.b.\nPREPARAZIONE\nMontare i tuorli.\nUnire il mascarpone.',
      ['500 g di mascarpone', '4 uova', 'caffè q.b.'],
      ['Montare i tuorli.', 'Unire il mascarpone.'],
    ],
    [
      'French headings',
      'Mousse\nIl vous faut :\n200 g de chocolat\n6 œufs\nÉtapes\nÉtape 1 : Faire fondre le chocolat.\nÉtape 2 : Monter les blancs.',
      ['200 g de chocolat', '6 œufs'],
      ['Faire fondre le chocolat.', 'Monter les blancs.'],
    ],
    [
      'Russian amounts',
      'Борщ\nИнгредиенты:\nсвекла — 2 шт.\nкапуста — 300 г\nПриготовление:\n1. Сварить бульон.\n2. Добавить овощи.',
      ['2 шт. свекла', '300 г капуста'],
      ['Сварить бульон.', 'Добавить овощи.'],
    ],
    [
      'short Chinese steps',
      '番茄炒蛋\n食材：\n番茄 2个\n鸡蛋 3个\n盐 适量\n做法：\n1、番茄切块。\n2、鸡蛋打散炒熟。\n3、加入番茄翻炒。',
      ['番茄 2个', '鸡蛋 3个', '盐 适量'],
      ['番茄切块。', '鸡蛋打散炒熟。', '加入番茄翻炒。'],
    ],
    [
      'Arabic',
      'حساء العدس\nالمكونات:\nكوب عدس أحمر\nبصلة واحدة\n2 ملعقة كبيرة زيت\nطريقة التحضير:\nاغسل العدس جيدا.\nاسلق العدس مع البصل.',
      ['كوب عدس أحمر', 'بصلة واحدة', '2 ملعقة كبيرة زيت'],
      ['اغسل العدس جيدا.', 'اسلق العدس مع البصل.'],
    ],
  ])('%s becomes a recipe', (_, html, ingredients, steps) => {
    const recipe = scrapeRecipe({ html });

    expect(recipe?.name).not.toMatch(/^(?:Title|>|#)/);
    expect(linesOf(recipe?.ingredients)).toEqual(ingredients);
    expect(linesOf(recipe?.steps)).toEqual(steps);
  });
});
