/** Whether the work was done within the time, in milliseconds. */
export async function withinGrace(work: Promise<unknown>, graceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), graceMs)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
