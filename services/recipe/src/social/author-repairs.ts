import { FindUnknownUsers } from '@larder/contracts';
import { InjectModel, Repairs, ServiceClient, UnknownUserRepair } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { COMMENTS } from '../recipe-store/index.js';
import { CommentRepository } from './comments/comment.repository.js';
import { TimelineDeleter } from './timeline/timeline-deleter.js';
import { TIMELINE } from './timeline/timeline.schema.js';

/** Deletes comments and timeline events of users who do not exist. */
@Injectable()
export class AuthorRepairs implements OnModuleInit {
  constructor(
    private readonly repairs: Repairs,
    private readonly services: ServiceClient,
    private readonly comments: CommentRepository,
    private readonly timeline: TimelineDeleter,
    @InjectModel(COMMENTS) private readonly commentModel: Model<unknown>,
    @InjectModel(TIMELINE) private readonly timelineModel: Model<unknown>,
  ) {}

  onModuleInit(): void {
    const findUnknown = (userIds: string[]) => this.services.as(null).request(FindUnknownUsers, { userIds });
    this.repairs.add(
      new UnknownUserRepair({
        name: 'comments of unknown users',
        model: this.commentModel,
        findUnknown,
        deleteOfUser: (userId) => this.comments.deleteOfUser(userId),
      }),
    );
    this.repairs.add(
      new UnknownUserRepair({
        name: 'timeline events of unknown users',
        model: this.timelineModel,
        findUnknown,
        deleteOfUser: (userId) => this.timeline.deleteOfUser(userId),
      }),
    );
  }
}
