import { TimelineEventType, TimelineImage } from '@larder/contracts';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';

/** The collection. */
export const TIMELINE = 'timelineEvents';

/** A timeline event of a recipe. The household is that of the recipe, so it is not stored here. */
export type TimelineDocument = Aggregate<{
  groupId: string;
  recipeId: string;
  /** The user who did it. */
  userId: string;
  subject: string;
  eventType: TimelineEventType;
  /** Markdown. */
  message: string | null;
  image: TimelineImage | null;
  /** When it happened. */
  timestamp: Date;
}>;

const text = { type: String, required: true };
const nullableText = { type: String, default: null };

export const TimelineSchema = aggregateSchema<TimelineDocument>({
  groupId: text,
  recipeId: text,
  userId: text,
  subject: text,
  eventType: { ...text, enum: TimelineEventType.options },
  message: nullableText,
  image: { ...nullableText, enum: [...TimelineImage.options, null] },
  timestamp: { type: Date, required: true },
});

TimelineSchema.index({ groupId: 1, timestamp: 1, _id: 1 }); // a group's timeline
TimelineSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // the same without an order
TimelineSchema.index({ groupId: 1, recipeId: 1, timestamp: 1, _id: 1 }); // a recipe's timeline
TimelineSchema.index({ recipeId: 1 }); // deletion of a recipe
TimelineSchema.index({ userId: 1 }); // deletion of a user
