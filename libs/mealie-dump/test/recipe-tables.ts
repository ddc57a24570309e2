import { hex, TIMES } from './dump-values.js';
import type { DumpTables } from './dump-fixture.js';

/** The recipe of user 3 with everything that belongs to it, and the records of its group that it uses. */
export function recipeTables(): DumpTables {
  return {
    multi_purpose_labels: [{ id: hex(20), name: 'Frozen', color: '#112233', group_id: hex(1), ...TIMES }],
    ingredient_foods: [
      {
        id: hex(21),
        name: 'peas',
        plural_name: null,
        description: '',
        label_id: hex(20),
        on_hand: true,
        group_id: hex(1),
        ...TIMES,
      },
    ],
    ingredient_foods_aliases: [{ id: hex(22), food_id: hex(21), name: 'petits pois' }],
    ingredient_units: [{ id: hex(23), name: 'gram', abbreviation: 'g', fraction: false, group_id: hex(1), ...TIMES }],
    categories: [{ id: hex(24), name: 'Soups', slug: 'soups', group_id: hex(1), ...TIMES }],
    tags: [{ id: hex(25), name: 'Winter', slug: 'winter', group_id: hex(1), ...TIMES }],
    tools: [{ id: hex(26), name: 'Pot', slug: 'pot', on_hand: true, group_id: hex(1), ...TIMES }],
    recipes: [
      {
        id: hex(10),
        slug: 'pea-soup',
        name: 'Pea soup',
        group_id: hex(1),
        user_id: hex(3),
        description: 'Green',
        image: 'abc',
        recipe_yield: '4 servings',
        date_added: '2025-12-24',
        date_updated: '2026-02-03T04:05:06',
        last_made: null,
        rating: 4.5,
        ...TIMES,
      },
    ],
    recipes_ingredients: [
      {
        id: 2,
        position: 1,
        recipe_id: hex(10),
        title: '',
        note: 'salt',
        quantity: null,
        reference_id: hex(12),
        ...TIMES,
      },
      {
        id: 1,
        position: 0,
        recipe_id: hex(10),
        title: 'Soup',
        note: 'dried',
        quantity: 500,
        unit_id: hex(23),
        food_id: hex(21),
        reference_id: hex(11),
        ...TIMES,
      },
    ],
    recipe_instructions: [
      { id: hex(13), recipe_id: hex(10), position: 0, title: '', summary: '', text: 'Cook.', ...TIMES },
    ],
    recipe_ingredient_ref_link: [{ id: 1, instruction_id: hex(13), reference_id: hex(11) }],
    notes: [{ id: 1, recipe_id: hex(10), title: 'Tip', text: 'Soak.' }],
    recipe_assets: [{ id: 1, recipe_id: hex(10), name: 'notes', icon: 'mdi-file', file_name: 'notes.txt' }],
    recipe_settings: [{ id: 1, recipe_id: hex(10), public: false, disable_amount: 0, locked: 1 }],
    recipe_nutrition: [{ id: 1, recipe_id: hex(10), calories: '300', fat_content: '2' }],
    api_extras: [{ id: 1, recipee_id: hex(10), key_name: 'source', value: 'grandmother' }],
    recipes_to_categories: [{ recipe_id: hex(10), category_id: hex(24) }],
    recipes_to_tags: [
      { recipe_id: hex(10), tag_id: hex(25) },
      { recipe_id: hex(10), tag_id: hex(99) },
    ],
    recipes_to_tools: [{ recipe_id: hex(10), tool_id: hex(26) }],
    recipe_comments: [{ id: hex(30), text: 'Good', recipe_id: hex(10), user_id: hex(4), ...TIMES }],
    recipe_timeline_events: [
      {
        id: hex(31),
        recipe_id: hex(10),
        user_id: hex(3),
        subject: 'Made it',
        message: null,
        event_type: 'comment',
        image: 'has image',
        timestamp: '2026-01-05T18:00:00',
        ...TIMES,
      },
    ],
    recipe_share_tokens: [
      { id: hex(32), group_id: hex(1), recipe_id: hex(10), expires_at: '2027-01-01T00:00:00', ...TIMES },
    ],
  };
}
