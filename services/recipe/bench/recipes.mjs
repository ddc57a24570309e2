// Deterministic recipes like those of a large household: 10 ingredients, 6 steps, a shared vocabulary.

const list = (text) => text.split(' ');
const DISHES = list(
  'soup stew pie cake salad curry risotto lasagna bread roll gratin omelette pancake dumpling casserole',
);
const MAIN = list(
  'chicken beef lentil mushroom pumpkin spinach potato carrot apple cherry salmon tofu chickpea tomato leek cabbage ' +
    'aubergine barley noodle rhubarb plum trout turkey walnut cauliflower fennel parsnip quinoa',
);
const WAYS = list('quick slow roasted creamy spicy golden rustic smoky crisp braised grilled summer winter grandma');
const FOODS = list(
  'salt pepper butter flour sugar onion garlic egg milk cream oil vinegar parsley thyme basil cumin paprika lemon ' +
    'honey rice oats yeast vanilla ginger chili mustard bean pea celery coconut cheese yoghurt almond raisin cinnamon',
);
const CUTS = list('chopped sliced diced grated melted toasted rinsed peeled crushed minced beaten warm');
const TEXT = list(
  'stir the pan until it thickens then add water and simmer for some minutes while you heat oven serve with fresh ' +
    'herbs on a plate let it rest before cutting taste season again pour over dough fold gently cover bake until done',
);

/** The body of recipe number `index`; one in a thousand contains the rare word. */
export function recipe(index, roll) {
  const one = (words) => words[roll(words.length)];
  const some = (words, count) => Array.from({ length: count }, () => one(words)).join(' ');
  const rare = index % 1000 === 7 ? ' zabaglione' : '';
  return {
    name: `${one(WAYS)} ${one(MAIN)} ${one(DISHES)}${rare} ${index}`,
    description: some(TEXT, 15 + roll(20)),
    totalTime: `${10 + roll(110)} minutes`,
    tags: [{ name: `Tag ${roll(40)}` }, { name: `Tag ${40 + roll(40)}` }],
    recipeIngredient: Array.from({ length: 10 }, () => {
      const [amount, food, cut] = [1 + roll(9), roll(3) ? one(FOODS) : one(MAIN), one(CUTS)];
      return { note: `${food}, ${cut}`, originalText: `${amount} cups ${food}, ${cut}` };
    }),
    recipeInstructions: Array.from({ length: 6 }, () => ({ text: some(TEXT, 25) })),
  };
}
