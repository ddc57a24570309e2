import type { OrganizerKind } from '@larder/contracts';
import type { MigrationTools } from '@larder/service-kit';
import { ORGANIZERS, type OrganizerDocument } from '../catalogue/index.js';
import { RECIPES, type RecipeDocument } from '../recipe-store/index.js';

type Db = MigrationTools['db'];
type Organizer = Omit<OrganizerDocument, 'kind'>;

/** The kinds as imports of Mealie backups stored them, those of the product, and the fields of recipes. */
const KINDS = [
  ['category', 'categories', 'categoryIds'],
  ['tag', 'tags', 'tagIds'],
  ['tool', 'tools', 'toolIds'],
] as const;

/**
 * Gives organizers of imported Mealie backups their kind: lists did not contain them. Recipes of one that was created
 * again meanwhile get the new one. An interrupted run can be repeated.
 */
export async function nameOrganizerKinds({ db, log }: MigrationTools): Promise<void> {
  for (const [imported, kind, field] of KINDS) {
    const organizers = db.collection<Organizer & { kind: string }>(ORGANIZERS);
    let count = 0;
    for await (const organizer of organizers.find({ kind: imported }) as AsyncIterable<Organizer>) {
      await nameKind(db, organizer, { kind, field });
      count += 1;
    }
    log.info('organizers named', { kind, count });
  }
}

async function nameKind(
  db: Db,
  { _id, groupId, slugKey }: Organizer,
  { kind, field }: { kind: OrganizerKind; field: (typeof KINDS)[number][2] },
): Promise<void> {
  const organizers = db.collection<OrganizerDocument>(ORGANIZERS);
  const twin = await organizers.findOne({ groupId, kind, slugKey });
  if (!twin) {
    await organizers.updateOne({ _id }, { $set: { kind } });
    return;
  }
  const recipes = db.collection<RecipeDocument>(RECIPES);
  await recipes.updateMany({ groupId, [field]: _id }, { $addToSet: { [field]: twin._id } });
  await recipes.updateMany({ groupId, [field]: _id }, { $pull: { [field]: _id } });
  await organizers.deleteOne({ _id });
}
