import {
  PlanEntryDeleted,
  PlanEntrySaved,
  RecipeCreated,
  RecipeDeleted,
  RecipeUpdated,
  ReportFinished,
  ReportProgressed,
  ShoppingItemsChanged,
  ShoppingListCreated,
  ShoppingListDeleted,
  ShoppingListUpdated,
  type DomainEvent,
  type EventEnvelope,
  type LiveReady,
  type PayloadOf,
} from '@larder/contracts';
import { Events, Log, pause } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LiveLog } from './live-log.js';
import type { Audience, LiveNotice } from './live-notice.js';

/** How many past events a starting gateway reads, for browsers that were connected to the previous one. */
const PAST_EVENTS = 1_000;
const RETRY_MS = 1_000;
/** Events that are visible to all households of a group. */
const OF_GROUP: ReadonlySet<string> = new Set(['recipe', 'import']);

type Content = Pick<LiveNotice, 'event' | 'data' | 'items'>;
type Change = 'created' | 'updated' | 'deleted';

export interface LiveReceiver {
  onNotice: (notice: LiveNotice) => void;
  /** Called when events were missed: whatever follows them has to be read again. */
  onReset: () => void;
}

/** Converts the events of all services to notices for browsers. Each gateway follows all events. */
@Injectable()
export class LiveFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly notices = new LiveLog(0);
  private readonly receivers: LiveReceiver[] = [];
  private stops: (() => Promise<void>)[] = [];
  private stopped = false;

  constructor(
    private readonly events: Events,
    private readonly log: Log,
  ) {}

  /** Not awaited: a gateway handles requests before it has read the past events. */
  onApplicationBootstrap(): void {
    void this.followWithRetries();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.stopFollowing();
  }

  subscribe(receiver: LiveReceiver): void {
    this.receivers.push(receiver);
  }

  /** The position of the latest event. */
  get position(): number {
    return this.notices.position;
  }

  /** The notices that a household may have missed after a position; null when the log does not reach back that far. */
  since(position: number, audience: Audience): LiveNotice[] | null {
    return this.notices.since(position, audience);
  }

  /** For how long neither the plan nor the lists of a household have changed; sent to new streams. */
  unchangedMs(audience: Audience): LiveReady['unchangedMs'] {
    const msOf = (event: LiveNotice['event']) => Math.floor(this.notices.unchangedMs(event, audience));
    return { 'meal-plan': msOf('meal-plan'), 'shopping-list': msOf('shopping-list') };
  }

  private async followWithRetries(): Promise<void> {
    while (!this.stopped) {
      try {
        return await this.followAll();
      } catch (error) {
        this.log.warn('subscription to live updates failed, retrying', { error });
        await this.stopFollowing();
        await pause(RETRY_MS);
      }
    }
  }

  private async stopFollowing(): Promise<void> {
    await Promise.allSettled(this.stops.splice(0).map((stop) => stop()));
  }

  private async followAll(): Promise<void> {
    const after = Math.max(0, (await this.events.position()) - PAST_EVENTS);
    this.notices.clear(after);
    await Promise.all([
      ...this.followLists(after),
      ...this.followPlan(after),
      ...this.followRecipes(after),
      ...this.followReports(after),
    ]);
  }

  private followLists(after: number): Promise<void>[] {
    const contentOf = (change: Change) => (payload: PayloadOf<typeof ShoppingListUpdated>) => ({
      event: 'shopping-list' as const,
      data: { listId: payload.listId, change },
    });
    const items = ({ listId, listRevision, occurredAt, ...ids }: PayloadOf<typeof ShoppingItemsChanged>) => ({
      event: 'shopping-list' as const,
      data: { listId, change: 'items', revision: listRevision, updatedAt: occurredAt },
      items: { createdIds: ids.createdIds, updatedIds: ids.updatedIds, deletedIds: ids.deletedIds },
    });
    return [
      this.follow([ShoppingItemsChanged], after, items),
      this.follow([ShoppingListCreated], after, contentOf('created')),
      this.follow([ShoppingListUpdated], after, contentOf('updated')),
      this.follow([ShoppingListDeleted], after, contentOf('deleted')),
    ];
  }

  private followPlan(after: number): Promise<void>[] {
    const saved = ({ entryId, date, isNew }: PayloadOf<typeof PlanEntrySaved>) => ({
      event: 'meal-plan' as const,
      data: { entryId, date, change: isNew ? 'created' : 'updated' },
    });
    const deleted = ({ entryId }: PayloadOf<typeof PlanEntryDeleted>) => ({
      event: 'meal-plan' as const,
      data: { entryId, change: 'deleted' },
    });
    return [this.follow([PlanEntrySaved], after, saved), this.follow([PlanEntryDeleted], after, deleted)];
  }

  private followRecipes(after: number): Promise<void>[] {
    const contentOf = (change: Change) => (payload: PayloadOf<typeof RecipeUpdated>) => ({
      event: 'recipe' as const,
      data: { recipeId: payload.recipeId, slug: payload.slug, change },
    });
    return [
      this.follow([RecipeCreated], after, contentOf('created')),
      this.follow([RecipeUpdated], after, contentOf('updated')),
      this.follow([RecipeDeleted], after, contentOf('deleted')),
    ];
  }

  private followReports(after: number): Promise<void>[] {
    const progressed = ({ reportId, category, done, total }: PayloadOf<typeof ReportProgressed>) => ({
      event: 'import' as const,
      data: { reportId, category, status: 'in-progress', done, total },
    });
    const finished = ({ reportId, category, status }: PayloadOf<typeof ReportFinished>) => ({
      event: 'import' as const,
      data: { reportId, category, status },
    });
    return [this.follow([ReportProgressed], after, progressed), this.follow([ReportFinished], after, finished)];
  }

  private async follow<E extends DomainEvent>(
    events: E[],
    after: number,
    toContent: (payload: PayloadOf<E>) => Content,
  ): Promise<void> {
    const handler = (_event: DomainEvent, payload: PayloadOf<DomainEvent>, sequence: number) =>
      this.add(toContent(payload as PayloadOf<E>), payload, sequence);
    const stop = await this.events.follow(events, { after, handler, onGap: () => void this.onGap() });
    if (this.stopped) await stop();
    else this.stops.push(stop);
  }

  private add(content: Content, { groupId, householdId }: EventEnvelope, sequence: number): void {
    const isOfGroup = OF_GROUP.has(content.event);
    if (!groupId || (!isOfGroup && !householdId)) return;
    const notice = { ...content, sequence, groupId, householdId: isOfGroup ? null : householdId };
    this.notices.add(notice);
    for (const receiver of this.receivers) receiver.onNotice(notice);
  }

  /** Browsers start again from the latest event. Until its number is known, they would miss events if they resumed. */
  private async onGap(): Promise<void> {
    const position = await this.latestPosition();
    if (position === undefined) return;
    this.notices.clear(position);
    for (const receiver of this.receivers) receiver.onReset();
  }

  /** Retried while the message server is unavailable; undefined after a stop. */
  private async latestPosition(): Promise<number | undefined> {
    while (!this.stopped) {
      try {
        return await this.events.position();
      } catch (error) {
        this.log.warn('position of the events not read, retrying', { error });
        await pause(RETRY_MS);
      }
    }
    return undefined;
  }
}
