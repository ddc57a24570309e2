import { SearchTasks, type SearchAnswer, type SearchTask } from './search-tasks.js';

const tasks = new SearchTasks();

/** Runs one task; the indexes exist as long as the thread. */
export default function search(task: SearchTask): SearchAnswer {
  return tasks.run(task);
}
