import {
  CommonErrors,
  pageParts,
  RecipeErrors,
  TimelineErrors,
  TimelineEventCreated,
  TimelineEventDeleted,
  TimelineEventUpdated,
  type Actor,
  type PagePart,
  type PageQuery,
  type TimelineEvent,
  type TimelineEventDraft,
  type TimelineEventPatch,
} from '@larder/contracts';
import { Directory, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type NamedRecipe, RecipeRepository } from '../../recipe-store/index.js';
import { mapBatches } from '../../pagination/index.js';
import { createOnceById } from '../../records/index.js';
import { timelineOutboxEntry } from './timeline-outbox.js';
import { canChangeEvent, canWriteFor } from './timeline-policy.js';
import { TimelinePresenter } from './timeline-presenter.js';
import { toTimelineEvent } from './timeline.mapper.js';
import { TimelineRepository, type NewTimelineEvent, type TimelineChanges } from './timeline.repository.js';
import type { TimelineDocument } from './timeline.schema.js';

/** An event with the recipe it is about. */
export interface EventOfRecipe {
  event: TimelineDocument;
  recipe: NamedRecipe;
}

/** The timeline of the recipes of a group: all members may read it and add events. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly events: TimelineRepository,
    private readonly recipes: RecipeRepository,
    private readonly presenter: TimelinePresenter,
    private readonly directory: Directory,
  ) {}

  async *list(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<TimelineEvent>> {
    const { head, batches } = await this.events.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => this.presenter.toTimelineEvents(actor, batch)),
    );
  }

  async read(actor: Actor, id: string): Promise<TimelineEvent> {
    const { event, recipe } = await this.find(actor, id);
    return toTimelineEvent(event, recipe.householdId);
  }

  async create(actor: Actor, id: string, draft: TimelineEventDraft): Promise<TimelineEvent> {
    const [recipe] = await this.recipes.findNamed(actor, [draft.recipeId]);
    if (!recipe) throw TimelineErrors.recipeNotFound();
    const userId = await this.authorFor(actor, draft.userId ?? actor.userId);
    const event = await this.insertOnce(actor, newEvent(id, userId, draft), recipe);
    return toTimelineEvent(event, recipe.householdId);
  }

  async update(actor: Actor, id: string, { subject, eventMessage, image }: TimelineEventPatch): Promise<TimelineEvent> {
    const existing = await this.findForUpdate(actor, id);
    const changes: TimelineChanges = {
      ...(subject !== undefined && { subject }),
      ...(eventMessage !== undefined && { message: eventMessage || null }),
      ...(image && { image }),
    };
    return this.save(actor, existing, changes);
  }

  async delete(actor: Actor, id: string): Promise<TimelineEvent> {
    const { event, recipe } = await this.findForUpdate(actor, id);
    const entry = timelineOutboxEntry(TimelineEventDeleted, id, recipe, actor);
    if (!(await this.events.delete(actor, id, entry))) throw CommonErrors.notFound();
    return toTimelineEvent(event, recipe.householdId);
  }

  /** An event that the caller may change. */
  async findForUpdate(actor: Actor, id: string): Promise<EventOfRecipe> {
    const existing = await this.find(actor, id);
    if (!canChangeEvent(actor, existing.event)) throw RecipeErrors.notAllowed();
    return existing;
  }

  /** Stores changes and publishes them. */
  async save(actor: Actor, { event, recipe }: EventOfRecipe, changes: TimelineChanges): Promise<TimelineEvent> {
    const entry = timelineOutboxEntry(TimelineEventUpdated, event._id, recipe, actor);
    const saved = orThrowNotFound(await this.events.update(actor, event._id, changes, [entry]));
    return toTimelineEvent(saved, recipe.householdId);
  }

  private async find(actor: Actor, id: string): Promise<EventOfRecipe> {
    const event = await this.events.find(actor, id);
    const [recipe] = event ? await this.recipes.findNamed(actor, [event.recipeId]) : [];
    if (!event || !recipe) throw CommonErrors.notFound();
    return { event, recipe };
  }

  /** Administrators may write on behalf of others of the group, all other users only for themselves. */
  private async authorFor(actor: Actor, userId: string): Promise<string> {
    if (userId === actor.userId) return userId;
    if (!canWriteFor(actor, userId)) throw RecipeErrors.notAllowed();
    const user = await this.directory.user(userId);
    if (user?.groupId !== actor.groupId) throw CommonErrors.notFound();
    return userId;
  }

  /** Stores a new event; returns the existing one for a repeated request. */
  private async insertOnce(actor: Actor, event: NewTimelineEvent, recipe: NamedRecipe): Promise<TimelineDocument> {
    const events = [timelineOutboxEntry(TimelineEventCreated, event._id, recipe, actor)];
    const findExisting = async () => {
      const existing = await this.events.find(actor, event._id);
      return existing?.userId === event.userId && existing.recipeId === event.recipeId ? existing : null;
    };
    return createOnceById({ insert: () => this.events.insert(actor, event, events), findExisting });
  }
}

function newEvent(_id: string, userId: string, draft: TimelineEventDraft): NewTimelineEvent {
  const { recipeId, subject, eventType, eventMessage, image, timestamp } = draft;
  return {
    _id,
    recipeId,
    userId,
    subject,
    eventType,
    message: eventMessage || null,
    image: image ?? 'does not have image',
    timestamp: timestamp ? new Date(timestamp) : new Date(),
  };
}
