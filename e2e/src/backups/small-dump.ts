/** The password of `dora`. */
export const DUMP_PASSWORD = 'pass-word-dora';
/** The bcrypt hash of the password, as in Mealie. */
const BCRYPT = '$2b$10$fBfKcq9aZMhTCNTHgbRNQunVRXS.W.Df2GWg6ieLJenftTqmmrNa.';
/** An id in the dump, and in responses. */
const hex = (number: number) => `000000000000400080000000${number.toString(16).padStart(8, '0')}`;
export const uuid = (number: number) => hex(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The content of a Mealie backup with one user, one recipe and one report. */
export function aSmallDump() {
  const home = { group_id: hex(1), household_id: hex(2) };
  const recipe_id = hex(10);
  return {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: hex(1), name: 'Home', slug: 'home' }],
    households: [{ id: hex(2), name: 'Family', slug: 'family', group_id: hex(1) }],
    users: [
      {
        id: hex(3),
        full_name: 'Dora',
        username: 'dora',
        email: 'dora@example.org',
        password: BCRYPT,
        admin: 1,
        ...home,
      },
    ],
    tags: [{ id: hex(25), name: 'Winter', slug: 'winter', group_id: hex(1) }],
    ingredient_foods: [
      { id: hex(21), name: 'peas', group_id: hex(1) },
      // The first one marks foods that were named by the keys of their translations.
      { id: hex(22), name: 'dairy-products-and-dairy-substitutes', group_id: hex(1) },
      { id: hex(23), name: 'bell-pepper', group_id: hex(1) },
    ],
    recipes: [
      {
        id: recipe_id,
        slug: 'pea-soup-of-dora',
        name: 'Pea soup of Dora',
        group_id: hex(1),
        user_id: hex(3),
        image: 'abc',
      },
    ],
    recipes_to_tags: [{ recipe_id, tag_id: hex(25) }],
    recipes_ingredients: [{ id: 1, position: 0, recipe_id, quantity: 500, food_id: hex(21), reference_id: hex(11) }],
    recipe_instructions: [{ id: hex(13), recipe_id, position: 0, text: 'Cook.' }],
    recipe_settings: [{ id: 1, recipe_id, public: true, disable_amount: false }],
    group_reports: [
      {
        id: hex(60),
        name: 'Move',
        status: 'success',
        category: 'migration',
        timestamp: '2026-01-02',
        group_id: hex(1),
      },
    ],
    report_entries: [{ id: hex(61), report_id: hex(60), success: 1, message: 'Soup', timestamp: '2026-01-02' }],
    group_meal_plans: [
      { id: 12, date: '2026-01-06', entry_type: 'lunch', group_id: hex(1), user_id: hex(3), recipe_id },
    ],
  };
}
