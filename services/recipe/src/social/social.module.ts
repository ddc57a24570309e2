import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { StorageModule } from '../storage/index.js';
import { AuthorRepairs } from './author-repairs.js';
import { CommentPresenter } from './comments/comment-presenter.js';
import { CommentController } from './comments/comment.controller.js';
import { CommentRepository } from './comments/comment.repository.js';
import { CommentService } from './comments/comment.service.js';
import { AverageRebuild } from './ratings/average-rebuild.js';
import { RatedRecipes } from './ratings/rated-recipes.js';
import { RatingController } from './ratings/rating.controller.js';
import { RatingListener } from './ratings/rating.listener.js';
import { RatingService } from './ratings/rating.service.js';
import { RecipeAverages } from './ratings/recipe-averages.js';
import { CreationEvents } from './timeline/creation-events/creation-events.js';
import { CookedRecipes } from './timeline/planned-meals/cooked-recipes.js';
import { PlannedMeals } from './timeline/planned-meals/planned-meals.js';
import { TimelineImages } from './timeline/timeline-images.js';
import { TimelinePresenter } from './timeline/timeline-presenter.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineListener } from './timeline/timeline.listener.js';
import { TimelineDeleter } from './timeline/timeline-deleter.js';
import { TimelineRepository } from './timeline/timeline.repository.js';
import { TIMELINE, TimelineSchema } from './timeline/timeline.schema.js';
import { TimelineService } from './timeline/timeline.service.js';

const models = [provideModel(TIMELINE, TimelineSchema)];

/** Comments, ratings and timelines. */
@Module({
  imports: [StorageModule, RecipeStoreModule, PaginationModule],
  controllers: [CommentController, RatingController, TimelineController],
  providers: [
    ...models,
    CommentPresenter,
    CommentRepository,
    AuthorRepairs,
    AverageRebuild,
    CommentService,
    RatedRecipes,
    RatingListener,
    RatingService,
    RecipeAverages,
    CreationEvents,
    CookedRecipes,
    PlannedMeals,
    TimelineImages,
    TimelineListener,
    TimelinePresenter,
    TimelineDeleter,
    TimelineRepository,
    TimelineService,
  ],
  exports: [...models, CommentPresenter, RatingService, CreationEvents],
})
export class SocialModule {}
