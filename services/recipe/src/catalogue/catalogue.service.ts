import { pageParts, RecipeErrors, type Actor, type PagePart, type SearchQuery } from '@larder/contracts';
import type { OutboxEntry } from '@larder/service-kit';
import type { DeletedPart, NamedPart, RecipeIngredients } from '../recipe-store/index.js';
import { shapes } from '../pagination/index.js';
import {
  copyNames,
  type CopyOptions,
  createOnce,
  isDuplicateKey,
  mentioned,
  requireOrganizer,
  RecordCache,
  underFreeName,
  orThrowNotFound,
  optimisticUpdate,
} from '../records/index.js';
import type { CatalogueChanges } from './catalogue-changes.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { CatalogueDocument } from './catalogue.schema.js';
import { resolveNamed, type NamedRef } from './catalogue-resolver.js';
import { CandidateIndex } from './match-name.js';
import { lookupKey } from './naming.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;

/** What happens to foods and units; the two differ in their fields only. */
export abstract class CatalogueService<Doc extends CatalogueDocument, Draft, Shape> {
  protected abstract readonly part: NamedPart;
  private readonly memory = new RecordCache<Shape>();

  constructor(
    protected readonly records: CatalogueRepository<Doc>,
    private readonly recipes: RecipeIngredients,
    changes: CatalogueChanges,
  ) {
    changes.subscribe(this.memory);
  }

  protected abstract toShapes(documents: Doc[], actor: Reader): Promise<Shape[]>;
  protected abstract toFields(draft: Draft, actor: Actor): Partial<Doc>;
  /** What clients would send to have this record. */
  protected abstract toDraft(shape: Shape): Draft;
  protected abstract toUpdate(draft: Draft, actor: Actor): Record<string, object>;
  protected abstract fieldsOfName(name: string): Partial<Doc>;
  protected abstract deletion(actor: Actor, id: string, name: string): OutboxEntry;

  async *list(actor: Actor, query: SearchQuery): AsyncGenerator<PagePart<Shape>> {
    const { head, batches } = await this.records.list(actor, query);
    yield* pageParts(
      head,
      shapes(batches, (batch) => this.toShapes(batch, actor)),
    );
  }

  async read(actor: Actor, id: string): Promise<Shape> {
    return this.toResponse(orThrowNotFound(await this.records.find(actor, id)), actor);
  }

  async create(actor: Actor, id: string, draft: Draft): Promise<Shape> {
    await this.check(actor, draft);
    const fields = { ...this.toFields(draft, actor), _id: id };
    try {
      const created = await createOnce({
        insert: () => this.records.insert(actor, fields),
        findBefore: () => this.records.find(actor, id),
      });
      return await this.toResponse(created, actor);
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.nameTaken({}, error);
      throw error;
    }
  }

  async update(actor: Actor, id: string, draft: Draft): Promise<Shape> {
    return this.toResponse(orThrowNotFound(await this.replace(actor, id, draft)), actor);
  }

  /** Changes only what is mentioned; worked out again after a concurrent change. */
  async patch(actor: Actor, id: string, changes: object): Promise<Shape> {
    const saved = await optimisticUpdate(async () => {
      const before = orThrowNotFound(await this.records.find(actor, id));
      const draft = { ...this.toDraft(await this.toResponse(before, actor)), ...mentioned(changes) };
      return this.replace(actor, id, draft, before.revision);
    });
    return this.toResponse(saved, actor);
  }

  /** A plain copy under a name that is free. */
  async copy(actor: Actor, { id, copyId, name }: CopyOptions): Promise<Shape> {
    const original = orThrowNotFound(await this.records.find(actor, id));
    const draft = this.toDraft(await this.toResponse(original, actor));
    return underFreeName(copyNames(name, original.name), (free) =>
      this.create(actor, copyId, { ...draft, name: free }),
    );
  }

  /** Recipes show the record until its name stands in their notes; for most that is before the answer. */
  async delete(actor: Actor, id: string): Promise<Shape> {
    const before = orThrowNotFound(await this.records.find(actor, id));
    const retired = orThrowNotFound(await this.records.retire(actor, id, [this.deletion(actor, id, before.name)]));
    await this.recipes.leaveSomeNames({ groupId: actor.groupId, part: this.part, id, name: retired.name });
    return this.toResponse(retired, actor);
  }

  /** Several at once; their names come into the notes when their events arrive. */
  async deleteAll(actor: Actor, ids: string[]): Promise<null> {
    requireOrganizer(actor);
    const existing = await this.records.named(actor, ids);
    await this.records.retireAll(
      actor,
      new Map(existing.map(({ _id, name }) => [_id, this.deletion(actor, _id, name)])),
    );
    return null;
  }

  /** The rest of a deletion, however many recipes there are. */
  async finishDeletion(gone: Omit<DeletedPart, 'part'>): Promise<void> {
    await this.recipes.leaveNames({ ...gone, part: this.part });
    await this.records.purge(gone.id);
  }

  /** The ids that ingredients mean, one per reference; what the group does not have is created. `carried` are right. */
  resolve(actor: Actor, refs: NamedRef[], carried?: ReadonlySet<string>): Promise<(string | null)[]> {
    return resolveNamed(this.records, actor, refs, { fieldsFor: (name) => this.fieldsOfName(name), carried });
  }

  /** What recipes show of at least these, by id. */
  findShapes(actor: Reader, ids: string[]): Promise<ReadonlyMap<string, Shape>> {
    return this.memory.of(actor, ids, (missing) => this.readShapes(actor, missing));
  }

  /** All records of the group, by id. */
  allIds(actor: Reader): Promise<string[]> {
    return this.records.allIds(actor);
  }

  /** Which records of the group are called by these names, or have them as plural or alias. */
  async findNamed(actor: Reader, names: readonly string[]): Promise<Map<string, Shape>> {
    const candidates = new CandidateIndex(await this.records.candidates(actor, names.map(lookupKey)));
    const ids = new Map(names.flatMap((name) => [[name, candidates.idOf(name)] as const]));
    const shapes = await this.findShapes(
      actor,
      [...ids.values()].filter((id) => id !== null),
    );
    return new Map(
      [...ids].flatMap(([name, id]) => {
        const shape = id === null ? undefined : shapes.get(id);
        return shape ? [[name, shape] as const] : [];
      }),
    );
  }

  /** Refuses what the group does not have. */
  protected check(_actor: Actor, _draft: Draft): Promise<void> {
    return Promise.resolve();
  }

  private async replace(actor: Actor, id: string, draft: Draft, revision?: number): Promise<Doc | null> {
    await this.check(actor, draft);
    try {
      return await this.records.update(actor, id, this.toUpdate(draft, actor), revision);
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.nameTaken({}, error);
      throw error;
    }
  }

  private async readShapes(actor: Reader, ids: string[]): Promise<[string, Shape][]> {
    const existing = await this.records.findFollowed(actor, ids);
    const shapes = await this.toShapes([...existing.values()], actor);
    // As many shapes as documents, in their order.
    return [...existing.keys()].map((asked, at) => [asked, shapes[at] as Shape]);
  }

  private async toResponse(document: Doc, actor: Reader): Promise<Shape> {
    const [shape] = await this.toShapes([document], actor);
    // One document gives one shape.
    return shape as Shape;
  }
}
