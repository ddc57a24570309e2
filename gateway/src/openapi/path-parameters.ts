import type { Operation } from './error-responses.js';

type Parameter = NonNullable<Operation['parameters']>[number];

/** What the placeholders of paths mean. A name has one meaning in all paths. */
const PATH_PARAMETERS: Record<string, string> = {
  id: 'The id.',
  item_id: 'The id.',
  slug: 'The slug or the id.',
  recipe_id: 'The id of the recipe.',
  recipe_slug: 'The slug or the id of the recipe.',
  group_slug: 'The slug or the id of the group.',
  household_slug: 'The slug or the id of the household.',
  user_id: 'The id of the user.',
  username_or_id: 'The username or the id of the user.',
  event_id: 'The id of the timeline event.',
  delivery_id: 'The id of the delivery.',
  schedule_id: 'The id of the schedule.',
  token: 'The token in the link.',
  token_id: 'The number of the API token, or the id of the share link.',
  number: 'The number of the version.',
  fileName: 'The file name of the backup.',
  file_name: 'The name of the file.',
};

/** Adds the meaning of a placeholder that its schema does not describe. */
export function describePathParameter(parameter: Parameter): void {
  if (!('in' in parameter) || parameter.in !== 'path') return;
  const description = parameter.description ?? PATH_PARAMETERS[parameter.name];
  if (description) Object.assign(parameter, { description });
}
