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

type RecipeEventPayload = PayloadOf<typeof RecipeCreated>;

/** Maximum number of own changes whose events are ignored. */
const MAX_OWN_CHANGES = 2_000;

/**
 * Keeps this replica's search indexes up to date: own writes at once, those of other replicas when their events arrive.
 */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnModuleDestroy, RecipeChangeListener {
  private stopFollowing: (() => Promise<void>) | undefined;
  private readonly ownRevisions = new Map<string, number>();
  /** Pending recipes by group: changes that arrive while a group is read are read together. */
  private readonly waiting = new Map<string, Set<string>>();
  private isReading = false;

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

  /** Subscribes before the first search, so that no change during the loading of an index is missed. */
  async onApplicationBootstrap(): Promise<void> {
    this.broadcasts.onInvalidated(() => this.indexes.dropAll());
    this.stopFollowing = await this.events.follow([RecipeCreated, RecipeUpdated, RecipeDeleted], {
      handler: (event, payload) => this.onEvent(event, payload as RecipeEventPayload),
      onGap: () => this.indexes.dropAll(),
    });
    void this.warmUp();
  }

  /** Loads large groups before their first search, which otherwise only matches names. */
  private async warmUp(): Promise<void> {
    try {
      const groups = await this.directory.allGroups();
      await this.indexes.warmUp(groups.map(({ id }) => id));
    } catch (error) {
      this.log.debug('search indexes not loaded ahead', { error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.stopFollowing?.();
  }

  /** Indexes a recipe that this replica has stored. Not awaited: tasks of the search thread run in order. */
  onSaved(groupId: string, recipe: SearchedRecipe): void {
    if (!this.indexes.isOpen(groupId)) return;
    this.remember(recipe._id, recipe.revision);
    void this.indexes.put(groupId, [recipe]);
  }

  /** Removes a recipe that this replica has deleted, with the revision of the deletion. */
  onDeleted(groupId: string, id: string, revision: number): void {
    void this.indexes.remove(groupId, id, revision);
  }

  /** Texts that this replica has changed without an event. */
  async onTextsChanged(groupId: string, recipeIds: string[]): Promise<void> {
    await this.indexes.refresh(groupId, recipeIds);
    this.broadcasts.send(RecipeTextsChanged, { groupId, recipeIds });
  }

  @OnBroadcast(RecipeTextsChanged)
  onTextsChangedElsewhere({ groupId, recipeIds }: { groupId: string; recipeIds: string[] }): void {
    recipeIds.forEach((id) => this.scheduleRead(groupId, id));
  }

  private async onEvent(event: DomainEvent, { groupId, recipeId, revision }: RecipeEventPayload): Promise<void> {
    if (!groupId || !this.indexes.isOpen(groupId)) return;
    if (event.subject === RecipeDeleted.subject) return this.indexes.remove(groupId, recipeId, revision);
    if ((this.ownRevisions.get(recipeId) ?? -1) < revision) this.scheduleRead(groupId, recipeId);
  }

  private scheduleRead(groupId: string, id: string): void {
    if (!this.indexes.isOpen(groupId)) return;
    const ids = this.waiting.get(groupId) ?? new Set();
    this.waiting.set(groupId, ids.add(id));
    if (!this.isReading) void this.readAll();
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    for (const [groupId, ids] of this.waiting) {
      this.waiting.delete(groupId);
      await this.indexes.refresh(groupId, [...ids]);
    }
    // Directly after the last check: a change that comes next starts another run.
    this.isReading = false;
  }

  private remember(id: string, revision: number): void {
    this.ownRevisions.delete(id);
    this.ownRevisions.set(id, revision);
    const [oldest] = this.ownRevisions.keys();
    if (this.ownRevisions.size > MAX_OWN_CHANGES && oldest !== undefined) this.ownRevisions.delete(oldest);
  }
}
