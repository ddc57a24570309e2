import {
  RecipeCreated,
  RecipeDeleted,
  RecipesDeleted,
  RecipesUpdated,
  RecipeUpdated,
  TimelineEventCreated,
  TimelineEventDeleted,
  TimelineEventUpdated,
  type PayloadOf,
} from '@larder/contracts';
import { ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { FROM_NOW, NotificationDispatcher } from './notification-dispatcher.js';
import { recipesContent, recipeContent, timelineContent } from './content/recipe-content.js';

/** Notifies about changes of recipes. */
@Injectable()
export class RecipeEventsListener {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @ListensTo(RecipeCreated, FROM_NOW)
  onCreated(event: PayloadOf<typeof RecipeCreated>) {
    return this.dispatcher.dispatch(event, (links) => recipeContent('create', event, links));
  }

  @ListensTo(RecipeUpdated, FROM_NOW)
  onUpdated(event: PayloadOf<typeof RecipeUpdated>) {
    return this.dispatcher.dispatch(event, (links) => recipeContent('update', event, links));
  }

  @ListensTo(RecipeDeleted, FROM_NOW)
  onDeleted(event: PayloadOf<typeof RecipeDeleted>) {
    return this.dispatcher.dispatch(event, (links) => recipeContent('delete', event, links));
  }

  @ListensTo(RecipesUpdated, FROM_NOW)
  onManyUpdated(event: PayloadOf<typeof RecipesUpdated>) {
    return this.dispatcher.dispatch(event, () => recipesContent('update', event));
  }

  @ListensTo(RecipesDeleted, FROM_NOW)
  onManyDeleted(event: PayloadOf<typeof RecipesDeleted>) {
    return this.dispatcher.dispatch(event, () => recipesContent('delete', event));
  }

  @ListensTo(TimelineEventCreated, FROM_NOW)
  onTimelineCreated(event: PayloadOf<typeof TimelineEventCreated>) {
    return this.dispatcher.dispatch(event, (links) => timelineContent('create', event, links));
  }

  @ListensTo(TimelineEventUpdated, FROM_NOW)
  onTimelineUpdated(event: PayloadOf<typeof TimelineEventUpdated>) {
    return this.dispatcher.dispatch(event, (links) => timelineContent('update', event, links));
  }

  @ListensTo(TimelineEventDeleted, FROM_NOW)
  onTimelineDeleted(event: PayloadOf<typeof TimelineEventDeleted>) {
    return this.dispatcher.dispatch(event, (links) => timelineContent('delete', event, links));
  }
}
