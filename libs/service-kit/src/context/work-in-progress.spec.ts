import { currentContext, type RequestContext } from './request-context.js';
import { WorkInProgress } from './work-in-progress.js';

const aContext = (): RequestContext => ({ requestId: 'r1', actor: null });
const forever = () => new Promise<never>(() => undefined);

describe('work in progress', () => {
  it('returns its result, and cannot be failed afterwards', async () => {
    const context = aContext();
    const result = await new WorkInProgress().run(context, () => Promise.resolve(currentContext()?.requestId));

    expect(result).toBe('r1');
    expect(context.fail).toBeUndefined();
  });

  it('fails on an error of its own context, even when it hangs', async () => {
    const context = aContext();
    const work = new WorkInProgress().run(context, forever);
    context.fail?.(new Error('thrown in a timer'));

    await expect(work).rejects.toThrow('thrown in a timer');
  });

  it('fails as a whole, and refuses new work', async () => {
    const work = new WorkInProgress();
    const all = [work.run(aContext(), forever), work.run(aContext(), forever)];
    work.failAll(new Error('restarting'));

    for (const each of all) await expect(each).rejects.toThrow('restarting');
    await expect(work.run(aContext(), forever)).rejects.toThrow('restarting');
  });
});
