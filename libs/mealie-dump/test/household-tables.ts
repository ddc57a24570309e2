import { hex, HOME, TIMES } from './dump-values.js';
import type { DumpTables } from './dump-fixture.js';

/** Cookbooks, plans, shopping lists, webhooks and notifiers of the household. */
export function householdTables(): DumpTables {
  return {
    cookbooks: [
      {
        id: hex(33),
        position: 2,
        name: 'Soups',
        slug: 'soups',
        description: '',
        public: 1,
        query_filter_string: 'tags.id IN ["x"]',
        ...HOME,
        ...TIMES,
      },
    ],
    recipe_actions: [{ id: hex(34), action_type: 'post', title: 'Send', url: 'http://h/${id}', ...HOME, ...TIMES }],
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
      { id: hex(35), day: 'monday', entry_type: 'dinner', query_filter_string: '', ...HOME, ...TIMES },
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
      { id: hex(50), enabled: 1, name: 'HA', url: 'http://h', scheduled_time: '16:30:00', ...HOME, ...TIMES },
    ],
    group_events_notifiers: [{ id: hex(51), name: 'Chat', enabled: true, apprise_url: 'json://h', ...HOME, ...TIMES }],
    group_events_notifier_options: [
      { id: hex(52), event_notifier_id: hex(51), recipe_created: 1, shopping_list_updated: true, tag_deleted: false },
    ],
  };
}
