import { pageParts, RecipeErrors, type Actor, type PagePart, type SearchQuery } from '@larder/contracts';
import {
  definedFields,
  optimisticUpdate,
  orThrowNotFound,
  translateDuplicateKey,
  type OutboxEntry,
} from '@larder/service-kit';
import type { DeletedReference, IngredientField, RecipeIngredients } from '../recipe-store/index.js';
import { mapBatches } from '../pagination/index.js';
import {
  copyNames,
  type CopyOptions,
  createOnce,
  requireOrganizer,
  RecordCache,
  saveUnderAvailableName,
} from '../records/index.js';
import type { CatalogueChanges } from './catalogue-changes.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { CatalogueDocument } from './catalogue.schema.js';
import { resolveNamed, type NamedRef } from './catalogue-resolver.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;

/** Common operations of foods and units, which differ only in their fields. */
export abstract class CatalogueService<Doc extends CatalogueDocument, Draft, Shape> {
  protected abstract readonly field: IngredientField;
  private readonly cache = new RecordCache<Shape>();

  constructor(
    protected readonly records: CatalogueRepository<Doc>,
    private readonly recipes: RecipeIngredients,
    changes: CatalogueChanges,
  ) {
    changes.subscribe(this.cache);
  }

  protected abstract toShapes(documents: Doc[], actor: Reader): Promise<Shape[]>;
  protected abstract toFields(draft: Draft, actor: Actor): Partial<Doc>;
  /** The draft that would create this record. */
  protected abstract toDraft(shape: Shape): Draft;
  protected abstract toUpdate(draft: Draft, actor: Actor): Record<string, object>;
  protected abstract fieldsOfName(name: string): Partial<Doc>;
  protected abstract deletedEvent(actor: Actor, id: string, name: string): OutboxEntry;

  async *list(actor: Actor, query: SearchQuery): AsyncGenerator<PagePart<Shape>> {
    const { head, batches } = await this.records.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => this.toShapes(batch, actor)),
    );
  }

  async read(actor: Actor, id: string): Promise<Shape> {
    return this.toResponse(orThrowNotFound(await this.records.find(actor, id)), actor);
  }

  async create(actor: Actor, id: string, draft: Draft): Promise<Shape> {
    await this.checkReferences(actor, draft);
    const fields = { ...this.toFields(draft, actor), _id: id };
    const insert = () => this.records.insert(actor, fields);
    const findExisting = () => this.records.find(actor, id);
    const created = await translateDuplicateKey(() => createOnce({ insert, findExisting }), RecipeErrors.nameTaken);
    return this.toResponse(created, actor);
  }

  async update(actor: Actor, id: string, draft: Draft): Promise<Shape> {
    return this.toResponse(orThrowNotFound(await this.replace(actor, id, draft)), actor);
  }

  /** Changes only the given fields; computed again after a concurrent change. */
  async patch(actor: Actor, id: string, changes: object): Promise<Shape> {
    const saved = await optimisticUpdate(async () => {
      const before = orThrowNotFound(await this.records.find(actor, id));
      const draft = { ...this.toDraft(await this.toResponse(before, actor)), ...definedFields(changes) };
      return this.replace(actor, id, draft, before.revision);
    });
    return this.toResponse(saved, actor);
  }

  /** Copies a record under an available name. */
  async copy(actor: Actor, { id, copyId, name }: CopyOptions): Promise<Shape> {
    const original = orThrowNotFound(await this.records.find(actor, id));
    const draft = this.toDraft(await this.toResponse(original, actor));
    return saveUnderAvailableName(copyNames(name, original.name), (availableName) =>
      this.create(actor, copyId, { ...draft, name: availableName }),
    );
  }

  /** Recipes show the record until its name is in their notes, usually before the reply. */
  async delete(actor: Actor, id: string): Promise<Shape> {
    const before = orThrowNotFound(await this.records.find(actor, id));
    const retired = orThrowNotFound(await this.records.retire(actor, id, [this.deletedEvent(actor, id, before.name)]));
    await this.recipes.moveNamesToNotesBatch({ groupId: actor.groupId, field: this.field, id, name: retired.name });
    return this.toResponse(retired, actor);
  }

  /** Deletes several records; their names are moved to the notes when their events arrive. */
  async deleteAll(actor: Actor, ids: string[]): Promise<null> {
    requireOrganizer(actor);
    const existing = await this.records.findNames(actor, ids);
    await this.records.retireAll(
      actor,
      new Map(existing.map(({ _id, name }) => [_id, this.deletedEvent(actor, _id, name)])),
    );
    return null;
  }

  /** Completes a deletion, for any number of recipes. */
  async finishDeletion(deleted: Omit<DeletedReference, 'field'>): Promise<void> {
    await this.recipes.moveNamesToNotes({ ...deleted, field: this.field });
    await this.records.purge(deleted.id);
  }

  /**
   * Resolves the references of ingredients to ids, one per reference; missing records are created. `verifiedIds` are
   * not looked up.
   */
  resolve(actor: Actor, refs: NamedRef[], verifiedIds?: ReadonlySet<string>): Promise<(string | null)[]> {
    return resolveNamed(this.records, actor, refs, { fieldsFor: (name) => this.fieldsOfName(name), verifiedIds });
  }

  /** The contract shapes of at least these records, by id. */
  findShapes(actor: Reader, ids: string[]): Promise<ReadonlyMap<string, Shape>> {
    return this.cache.of(actor, ids, (missing) => this.readShapes(actor, missing));
  }

  /** Throws for references that the group does not have. */
  protected checkReferences(_actor: Actor, _draft: Draft): Promise<void> {
    return Promise.resolve();
  }

  private async replace(actor: Actor, id: string, draft: Draft, revision?: number): Promise<Doc | null> {
    await this.checkReferences(actor, draft);
    const update = this.toUpdate(draft, actor);
    return translateDuplicateKey(() => this.records.update(actor, id, update, revision), RecipeErrors.nameTaken);
  }

  private async readShapes(actor: Reader, ids: string[]): Promise<[string, Shape][]> {
    const existing = await this.records.findFollowingMerges(actor, ids);
    const shapes = await this.toShapes([...existing.values()], actor);
    // As many shapes as documents, in their order.
    return [...existing.keys()].map((requestedId, at) => [requestedId, shapes[at] as Shape]);
  }

  private async toResponse(document: Doc, actor: Reader): Promise<Shape> {
    const [shape] = await this.toShapes([document], actor);
    // One document gives one shape.
    return shape as Shape;
  }
}
