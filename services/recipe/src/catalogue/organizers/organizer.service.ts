import {
  CommonErrors,
  OrganizerCreated,
  OrganizerDeleted,
  OrganizerUpdated,
  pageParts,
  RecipeErrors,
  type Actor,
  type GroupScope,
  type OrganizerKind,
  type OrganizerPatch,
  type OrganizerRecord,
  type PagePart,
  type SearchQuery,
} from '@larder/contracts';
import { announce, orThrowNotFound, translateDuplicateKey, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeOrganizers } from '../../recipe-store/index.js';
import { mapBatches } from '../../pagination/index.js';
import { CookbookFilterUpdater } from '../../discovery/index.js';
import {
  copyNames,
  type CopyOptions,
  createOnce,
  requireOrganizer,
  saveUnderAvailableName,
} from '../../records/index.js';
import { requireNaming, type OrganizerNaming } from './organizer-naming.js';
import { toRecord } from './organizer.mapper.js';
import { OrganizerRepository, type OnHandChange } from './organizer.repository.js';
import type { OrganizerDocument } from './organizer.schema.js';

/** The fields of an organizer in a request. */
export interface OrganizerInput {
  kind: OrganizerKind;
  id: string;
  name: string;
  onHand: boolean;
}

/** The categories, tags and tools of a group: all members may read and change them. */
@Injectable()
export class OrganizerService {
  constructor(
    private readonly organizers: OrganizerRepository,
    private readonly recipes: RecipeOrganizers,
    private readonly cookbooks: CookbookFilterUpdater,
  ) {}

  async *list(actor: Actor, kind: OrganizerKind, query: SearchQuery): AsyncGenerator<PagePart<OrganizerRecord>> {
    const { head, batches } = await this.organizers.list(actor, kind, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => batch.map((each) => toRecord(each, actor.householdId))),
    );
  }

  async read(actor: Actor, kind: OrganizerKind, id: string): Promise<OrganizerRecord> {
    return toRecord(orThrowNotFound(await this.organizers.find(actor, kind, id)), actor.householdId);
  }

  async readBySlug(actor: Actor, kind: OrganizerKind, slug: string): Promise<OrganizerRecord> {
    const [existing] = await this.organizers.findBySlugs(actor, kind, [slug]);
    return toRecord(orThrowNotFound(existing), actor.householdId);
  }

  /** The organizers that no recipe of the group uses. */
  async listEmpty(actor: Actor, kind: OrganizerKind): Promise<OrganizerRecord[]> {
    const [all, used] = await Promise.all([this.organizers.findAll(actor, kind), this.recipes.usedIds(actor, kind)]);
    return all.filter(({ _id }) => !used.has(_id)).map((each) => toRecord(each, actor.householdId));
  }

  async create(actor: Actor, { kind, id, name, onHand }: OrganizerInput): Promise<OrganizerRecord> {
    const naming = requireNaming(name);
    const event = announce(OrganizerCreated, payloadOf(kind, id, naming), { actor });
    const householdsOnHand = kind === 'tools' && onHand ? [actor.householdId] : [];
    const insert = () => this.organizers.insert(actor, { _id: id, kind, householdsOnHand, ...naming }, [event]);
    return this.save(actor, () => createOnce({ insert, findExisting: () => this.organizers.find(actor, kind, id) }));
  }

  async update(actor: Actor, { kind, id, name, onHand }: OrganizerInput): Promise<OrganizerRecord> {
    const naming = requireNaming(name);
    const event = announce(OrganizerUpdated, payloadOf(kind, id, naming), { actor });
    const changes = { naming, onHand: onHandChange(actor, kind, onHand) };
    return this.save(actor, () => this.organizers.update(actor, { kind, id }, changes, [event]));
  }

  /** Changes only the given fields: a household may set "on hand" without sending the name. */
  async patch(actor: Actor, kind: OrganizerKind, id: string, changes: OrganizerPatch): Promise<OrganizerRecord> {
    const before = orThrowNotFound(await this.organizers.find(actor, kind, id));
    const naming = changes.name === undefined ? {} : requireNaming(changes.name);
    const onHand = changes.onHand === undefined ? {} : onHandChange(actor, kind, changes.onHand);
    const event = announce(OrganizerUpdated, payloadOf(kind, id, { ...before, ...naming }), { actor });
    return this.save(actor, () => this.organizers.update(actor, { kind, id }, { naming, onHand }, [event]));
  }

  /** Copies an organizer under an available name. */
  async copy(actor: Actor, kind: OrganizerKind, { id, copyId, name }: CopyOptions): Promise<OrganizerRecord> {
    const original = await this.read(actor, kind, id);
    return saveUnderAvailableName(copyNames(name, original.name), (availableName) =>
      this.create(actor, { kind, id: copyId, name: availableName, onHand: original.onHand }),
    );
  }

  async delete(actor: Actor, kind: OrganizerKind, id: string): Promise<OrganizerRecord> {
    const document = orThrowNotFound(await this.organizers.find(actor, kind, id));
    const event: OutboxEntry = announce(OrganizerDeleted, payloadOf(kind, id, document), { actor });
    if (!(await this.organizers.delete(actor, kind, id, [event]))) throw CommonErrors.notFound();
    await this.finishDeletion(actor, kind, [id]);
    return toRecord(document, actor.householdId);
  }

  /** Deletes several organizers. */
  async deleteAll(actor: Actor, kind: OrganizerKind, ids: string[]): Promise<null> {
    requireOrganizer(actor);
    const toEvent = (organizer: OrganizerDocument) =>
      announce(OrganizerDeleted, payloadOf(kind, organizer._id, organizer), { actor });
    await this.organizers.deleteMany(actor, kind, ids, toEvent);
    await this.finishDeletion(actor, kind, ids);
    return null;
  }

  /** Completes a deletion: removes organizers from recipes and from the filters of cookbooks. Idempotent. */
  async finishDeletion({ groupId }: GroupScope, kind: OrganizerKind, ids: string[]): Promise<void> {
    await this.recipes.remove(groupId, kind, ids);
    await this.cookbooks.dropIds({ groupId }, ids);
  }

  private async save(actor: Actor, write: () => Promise<OrganizerDocument | null>): Promise<OrganizerRecord> {
    const saved = await translateDuplicateKey(write, RecipeErrors.organizerTaken);
    return toRecord(orThrowNotFound(saved), actor.householdId);
  }
}

function payloadOf(kind: OrganizerKind, organizerId: string, { name, slug }: Pick<OrganizerNaming, 'name' | 'slug'>) {
  return { kind, organizerId, slug, name };
}

/** Only tools can be on hand, and each household only sets its own value. */
function onHandChange({ householdId }: Actor, kind: OrganizerKind, onHand: boolean): OnHandChange {
  if (kind !== 'tools') return {};
  const change = { householdsOnHand: householdId };
  return onHand ? { $addToSet: change } : { $pull: change };
}
