import {
  RecipeCreated,
  RecipeDeleted,
  RecipeTextsChanged,
  RecipeUpdated,
  type DomainEvent,
  type PayloadOf,
} from '@larder/contracts';
import { Broadcasts, Directory, Events, OnBroadcast, Log } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecipeChangeFeed, type RecipeChangeListener } from '../../recipe-store/index.js';
import { RecipeIndexes } from './recipe-indexes.js';
import type { SearchedRecipe } from './searched-recipe.js';

type RecipeFact = PayloadOf<typeof RecipeCreated>;

/** Own changes that are remembered, so that hearing of them does not read them again. */
const REMEMBERED = 2_000;

/** Keeps this replica's search indexes true: own writes at once, those of others when their events arrive. */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnModuleDestroy, RecipeChangeListener {
  private stopFollowing: (() => Promise<void>) | undefined;
  private readonly own = new Map<string, number>();
  /** Recipes to be read, by group: what arrives while one group is read is read together. */
  private readonly waiting = new Map<string, Set<string>>();
  private reading: Promise<void> | undefined;

  constructor(
    private readonly indexes: RecipeIndexes,
    private readonly events: Events,
    private readonly broadcasts: Broadcasts,
    private readonly directory: Directory,
    private readonly log: Log,
    changes: RecipeChangeFeed,
  ) {
    changes.subscribe(this);
  }

  /** Before the first search, so that whatever happens while an index is loaded is heard. */
  async onApplicationBootstrap(): Promise<void> {
    this.broadcasts.onVoid(() => this.indexes.forgetAll());
    this.stopFollowing = await this.events.follow([RecipeCreated, RecipeUpdated, RecipeDeleted], {
      handler: (event, payload) => this.hear(event, payload as RecipeFact),
      onGap: () => this.indexes.forgetAll(),
    });
    void this.warmUp();
  }

  /** Large groups are read before their first search, which otherwise finds by names only. */
  private async warmUp(): Promise<void> {
    try {
      const groups = await this.directory.allGroups();
      await this.indexes.warmUp(groups.map(({ id }) => id));
    } catch (error) {
      this.log.debug('search indexes not read ahead', { error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.stopFollowing?.();
  }

  /** A recipe as this replica has just stored it. Not awaited: a search that comes later also runs later. */
  onSaved(groupId: string, recipe: SearchedRecipe): void {
    if (!this.indexes.isOpen(groupId)) return;
    this.remember(recipe._id, recipe.revision);
    void this.indexes.put(groupId, [recipe]);
  }

  /** A recipe that this replica has just deleted, with the revision of the deletion. */
  onDeleted(groupId: string, id: string, revision: number): void {
    void this.indexes.remove(groupId, id, revision);
  }

  /** Texts that this replica has just changed without an event. */
  async onTextsChanged(groupId: string, recipeIds: string[]): Promise<void> {
    await this.indexes.refresh(groupId, recipeIds);
    this.broadcasts.send(RecipeTextsChanged, { groupId, recipeIds });
  }

  @OnBroadcast(RecipeTextsChanged)
  onTextsChangedElsewhere({ groupId, recipeIds }: { groupId: string; recipeIds: string[] }): void {
    recipeIds.forEach((id) => this.readSoon(groupId, id));
  }

  private async hear(event: DomainEvent, { groupId, recipeId, revision }: RecipeFact): Promise<void> {
    if (!groupId || !this.indexes.isOpen(groupId)) return;
    if (event.subject === RecipeDeleted.subject) return this.indexes.remove(groupId, recipeId, revision);
    if ((this.own.get(recipeId) ?? -1) < revision) this.readSoon(groupId, recipeId);
  }

  private readSoon(groupId: string, id: string): void {
    if (!this.indexes.isOpen(groupId)) return;
    const ids = this.waiting.get(groupId) ?? new Set();
    this.waiting.set(groupId, ids.add(id));
    this.reading ??= this.readAll().finally(() => (this.reading = undefined));
  }

  private async readAll(): Promise<void> {
    for (const [groupId, ids] of this.waiting) {
      this.waiting.delete(groupId);
      await this.indexes.refresh(groupId, [...ids]);
    }
  }

  private remember(id: string, revision: number): void {
    this.own.delete(id);
    this.own.set(id, revision);
    const [oldest] = this.own.keys();
    if (this.own.size > REMEMBERED && oldest !== undefined) this.own.delete(oldest);
  }
}
