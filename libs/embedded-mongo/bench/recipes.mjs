// Recipes of the size of a large household's: 4 to 5 KB of BSON each.
import { randomUUID } from 'node:crypto';

const WORDS =
  'apple basil bean beef bread butter carrot celery cheese chicken chili coconut cream curry egg flour garlic ginger honey lemon lentil lime mushroom oat onion pasta pepper potato rice salad soup soy spinach stew sugar tofu tomato vanilla roast grilled baked fried steamed quick slow spicy sweet sour fresh warm winter summer classic crispy creamy smoky golden rustic'.split(
    ' ',
  );

const ids = (count) => Array.from({ length: count }, () => randomUUID());
export const groupId = randomUUID();
export const tagIds = ids(200);
export const foodIds = ids(800);
const userId = randomUUID();

export function recipe(i, random) {
  const words = (count) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
  const name = `${words(4)} ${i}`;
  const created = new Date(Date.UTC(2020, 0, 1) + random(150_000) * 1_000_000);
  return {
    _id: randomUUID(),
    groupId,
    userId,
    name,
    nameNormalized: name,
    slug: name.replaceAll(' ', '-'),
    description: words(30),
    servings: 4,
    totalMinutes: random(120),
    ratingAverage: random(50) / 10,
    orgUrl: `https://example.org/recipes/${i}`,
    tagIds: [...new Set(Array.from({ length: 5 }, () => tagIds[random(tagIds.length)]))],
    ingredients: Array.from({ length: 10 }, () => ({
      id: randomUUID(),
      quantity: random(1000) / 4,
      foodId: foodIds[random(foodIds.length)],
      note: words(2),
      originalText: words(5),
    })),
    steps: Array.from({ length: 6 }, () => ({ id: randomUUID(), title: '', text: words(25) })),
    nutrition: { calories: random(900), protein: random(50), fat: random(50) },
    extras: {},
    outbox: [],
    revision: 1,
    createdAt: created,
    updatedAt: created,
  };
}

/** The tenant comes first, as in the product's own indexes. */
export const indexes = [
  { key: { groupId: 1, slug: 1 }, unique: true },
  { key: { groupId: 1, nameNormalized: 1, _id: 1 } },
  { key: { groupId: 1, createdAt: -1, _id: -1 } },
  { key: { groupId: 1, ratingAverage: 1, _id: 1 } },
  { key: { groupId: 1, tagIds: 1 } },
  { key: { groupId: 1, 'ingredients.foodId': 1 } },
  { key: { outboxSince: 1 }, sparse: true },
];

/** The fields of a recipe list. */
export const summary = { name: 1, slug: 1, tagIds: 1, ratingAverage: 1, createdAt: 1, totalMinutes: 1 };
