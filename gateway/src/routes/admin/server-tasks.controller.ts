import {
  ListSchedules,
  ListServerTasks,
  Page,
  RemoveServerTask,
  RetryServerTask,
  RunSchedule,
  ScheduleId,
  ServerTask,
  ServerTaskQuery,
  TaskId,
  TaskSchedule,
  RunTestTask,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Server Tasks')
@Controller('api/admin/server-tasks')
export class ServerTasksController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List background tasks',
    description: 'Jobs of all services, the newest first. Records are kept for a day, failed ones for a week.',
  })
  @ApiReply(200, Page(ServerTask))
  list(@CurrentActor() actor: Actor, @Query({ schema: ServerTaskQuery }) query: ServerTaskQuery) {
    return this.pages.read(actor, ListServerTasks, { path: '/admin/server-tasks', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Start a test task',
    description: 'Queues a task without work, to check that background tasks run.',
  })
  @ApiReply(201, ServerTask)
  runTest(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(RunTestTask, {});
  }

  @Get('schedules')
  @ApiOperation({
    summary: 'List scheduled tasks',
    description: 'Each with its cron pattern, its next and its last run.',
  })
  @ApiReply(200, z.array(TaskSchedule))
  listSchedules(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ListSchedules, {});
  }

  @Post('run/:schedule_id')
  @ApiOperation({
    summary: 'Run a scheduled task now',
    description: 'Answers 202 at once; the schedule itself is not changed.',
  })
  @Audited('schedule.run')
  @ApiReply(202, ServerTask)
  run(@CurrentActor() actor: Actor, @Param('schedule_id', { schema: ScheduleId }) scheduleId: string) {
    return this.services.as(actor).request(RunSchedule, { scheduleId });
  }

  @Post(':item_id/retry')
  @ApiOperation({
    summary: 'Retry a failed background task',
    description: 'Answers 202 at once. 409 when the task has not failed.',
  })
  @ApiReply(202, ServerTask)
  retry(@CurrentActor() actor: Actor, @Param('item_id', { schema: TaskId }) id: number) {
    return this.services.as(actor).request(RetryServerTask, { id });
  }

  @Delete(':item_id')
  @ApiOperation({
    summary: 'Delete a background task',
    description: 'Cancels the task if it is running, and removes its record.',
  })
  @ApiReply(200, ServerTask)
  remove(@CurrentActor() actor: Actor, @Param('item_id', { schema: TaskId }) id: number) {
    return this.services.as(actor).request(RemoveServerTask, { id });
  }
}
