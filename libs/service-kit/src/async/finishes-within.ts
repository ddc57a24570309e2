/** Whether the work completes within `limitMs` milliseconds. */
export async function finishesWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), limitMs)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
