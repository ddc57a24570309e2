import { ListGroups, readPage, SeedGroup, type SeedKind } from '@larder/contracts';
import { CommandError, type Command } from './command.js';
import { ALL } from './users/find-user.js';

/** Labels first, since foods refer to them. */
const KINDS: SeedKind[] = ['labels', 'foods', 'units'];

export const seed: Command = {
  name: 'seed',
  action: null,
  usage: '<group> [--locale <en-US>]',
  about: 'Adds missing default foods, units and labels to a group, in one language.',
  options: { locale: { type: 'string' } },
  arguments: 1,
  run: async ({ positionals: [name = ''], values }, { services, ofGroup, print }) => {
    const { items } = await readPage(services.stream(ListGroups, ALL));
    const group = items.find((each) => each.name === name || each.slug === name);
    if (!group) throw new CommandError(`There is no group ${name}.`);
    const locale = (values['locale'] as string | undefined) ?? 'en-US';
    for (const kind of KINDS) await ofGroup(group.id).request(SeedGroup, { kind, locale });
    print(`${group.name} has the default foods, units and labels.`);
    return null;
  },
};
