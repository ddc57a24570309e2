import {
  ListSchedules,
  ListServerTasks,
  RemoveServerTask,
  RetryServerTask,
  RunSchedule,
  RunTestTask,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Processes, requireAdmin, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { TaskService } from './task.service.js';
import { TestTask } from './test-task.job.js';

/** Background tasks. The services that own them also require an administrator. */
@Controller()
export class TaskController {
  constructor(private readonly tasks: TaskService) {}

  @Streams(ListServerTasks)
  list(query: RequestOf<typeof ListServerTasks>, @CurrentActor() actor: Actor) {
    return this.tasks.list(requireAdmin(actor), query);
  }

  @Answers(ListSchedules)
  listSchedules(_request: RequestOf<typeof ListSchedules>, @CurrentActor() actor: Actor) {
    return this.tasks.listSchedules(requireAdmin(actor));
  }

  @Answers(RunTestTask)
  runTest(_request: RequestOf<typeof RunTestTask>, @CurrentActor() actor: Actor) {
    return this.tasks.runTest(requireAdmin(actor));
  }

  @Answers(RetryServerTask)
  retry({ id }: RequestOf<typeof RetryServerTask>, @CurrentActor() actor: Actor) {
    return this.tasks.retry(requireAdmin(actor), id);
  }

  @Answers(RemoveServerTask)
  remove({ id }: RequestOf<typeof RemoveServerTask>, @CurrentActor() actor: Actor) {
    return this.tasks.remove(requireAdmin(actor), id);
  }

  @Answers(RunSchedule)
  runSchedule({ scheduleId }: RequestOf<typeof RunSchedule>, @CurrentActor() actor: Actor) {
    return this.tasks.runSchedule(requireAdmin(actor), scheduleId);
  }

  @Processes(TestTask)
  processTest() {
    return { done: true };
  }
}
