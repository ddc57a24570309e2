import type { RawRow } from '../src/tables/row.js';

/** The id for a number, as SQLite stores it. */
export const hex = (number: number): string => `000000000000400080000000${number.toString(16).padStart(8, '0')}`;
/** The same id as it is stored here. */
export const uuid = (number: number): string =>
  hex(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const TIMES = { created_at: '2026-01-02T03:04:05.678901', update_at: '2026-02-03 04:05:06' };
const BCRYPT = `$2b$12$${'a'.repeat(53)}`;

export type DumpTables = Record<string, RawRow[]>;

/** A small dump of the latest version with rows in most tables; tests change it. */
export function aDump(): DumpTables {
  const home = { group_id: hex(1), household_id: hex(2) };
  return {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: hex(1), name: 'Home', slug: 'home', ...TIMES }],
    group_preferences: [{ id: hex(91), group_id: hex(1), private_group: 0, ...TIMES }],
    households: [{ id: hex(2), name: 'Family', slug: 'family', group_id: hex(1), ...TIMES }],
    household_preferences: [
      { id: hex(92), household_id: hex(2), private_household: false, first_day_of_week: 1, ...TIMES },
    ],
    users: [
      {
        id: hex(3),
        full_name: 'Ana',
        username: 'ana',
        email: 'Ana@Example.org',
        password: BCRYPT,
        auth_method: 'MEALIE',
        admin: 1,
        ...home,
        ...TIMES,
      },
      {
        id: hex(4),
        full_name: 'Ben',
        username: 'ben',
        email: 'ben@example.org',
        password: 'LDAP',
        auth_method: 'LDAP',
        admin: 0,
        can_invite: true,
        login_attemps: 5,
        locked_at: '2026-01-03T04:05:06',
        ...home,
        ...TIMES,
      },
    ],
    users_to_recipes: [
      { id: hex(81), user_id: hex(3), recipe_id: hex(10), rating: 4, is_favorite: true, ...TIMES },
      { id: hex(82), user_id: hex(4), recipe_id: hex(10), rating: 5, is_favorite: false, ...TIMES },
    ],
    long_live_tokens: [{ id: 7, name: 'ha', token: 'eyJ.a.b', user_id: hex(3), ...TIMES }],
    invite_tokens: [
      { token: 'open', uses_left: 2, ...home, ...TIMES },
      { token: 'used', uses_left: 0, ...home, ...TIMES },
    ],
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
    cookbooks: [
      {
        id: hex(33),
        position: 2,
        name: 'Soups',
        slug: 'soups',
        description: '',
        public: 1,
        query_filter_string: 'tags.id IN ["x"]',
        ...home,
        ...TIMES,
      },
    ],
    recipe_actions: [{ id: hex(34), action_type: 'post', title: 'Send', url: 'http://h/${id}', ...home, ...TIMES }],
    group_meal_plans: [
      {
        id: 12,
        date: '2026-01-06',
        entry_type: 'lunch',
        title: '',
        text: '',
        group_id: hex(1),
        user_id: hex(4),
        recipe_id: hex(10),
        ...TIMES,
      },
    ],
    group_meal_plan_rules: [
      { id: hex(35), day: 'monday', entry_type: 'dinner', query_filter_string: '', ...home, ...TIMES },
    ],
    shopping_lists: [{ id: hex(40), name: 'Saturday', group_id: hex(1), user_id: hex(4), ...TIMES }],
    shopping_list_items: [
      {
        id: hex(41),
        shopping_list_id: hex(40),
        position: 0,
        checked: 1,
        quantity: 500,
        note: '',
        is_food: true,
        food_id: hex(21),
        unit_id: hex(23),
        label_id: hex(20),
        ...TIMES,
      },
    ],
    shopping_list_recipe_reference: [
      { id: hex(42), shopping_list_id: hex(40), recipe_id: hex(10), recipe_quantity: 1 },
    ],
    shopping_list_item_recipe_reference: [
      { id: hex(43), shopping_list_item_id: hex(41), recipe_id: hex(10), recipe_quantity: 500, recipe_scale: 1 },
    ],
    shopping_lists_multi_purpose_labels: [{ id: hex(44), shopping_list_id: hex(40), label_id: hex(20), position: 3 }],
    shopping_list_item_extras: [{ id: 1, shopping_list_item_id: hex(41), key_name: 'shop', value: 'market' }],
    webhook_urls: [
      { id: hex(50), enabled: 1, name: 'HA', url: 'http://h', scheduled_time: '16:30:00', ...home, ...TIMES },
    ],
    group_events_notifiers: [{ id: hex(51), name: 'Chat', enabled: true, apprise_url: 'json://h', ...home, ...TIMES }],
    group_events_notifier_options: [
      { id: hex(52), event_notifier_id: hex(51), recipe_created: 1, shopping_list_updated: true, tag_deleted: false },
    ],
  };
}
