export { CommentPresenter } from './comments/comment-presenter.js';
export { RatingService } from './ratings/rating.service.js';
export { SocialModule } from './social.module.js';
export { type CreatedRecipe, creationEvent } from './timeline/creation-events/creation-event.js';
export { CreationEvents } from './timeline/creation-events/creation-events.js';
export { TIMELINE, type TimelineDocument, TimelineSchema } from './timeline/timeline.schema.js';
