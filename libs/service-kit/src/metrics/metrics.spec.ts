import { Metrics } from './metrics.js';

describe('metrics', () => {
  const open: Metrics[] = [];
  afterEach(() => open.splice(0).forEach((each) => each.close()));

  function metricsOf(app: string, inProcess?: Set<Metrics>): Metrics {
    const metrics = new Metrics(app, inProcess);
    open.push(metrics);
    return metrics;
  }

  it('of all applications of a process are one text, with each metric described once', async () => {
    const inProcess = new Set<Metrics>();
    const [recipe, admin] = [metricsOf('recipe', inProcess), metricsOf('admin', inProcess)];
    recipe.eventsPublished(2);
    admin.eventsPublished(3);

    const text = await recipe.exposition();

    expect(text).toContain('larder_events_published_total{app="recipe"} 2');
    expect(text).toContain('larder_events_published_total{app="admin"} 3');
    expect(text.match(/^# TYPE larder_events_published_total counter$/gm)).toHaveLength(1);
  });

  it('exclude those of an application that has stopped', async () => {
    const inProcess = new Set<Metrics>();
    const [recipe, admin] = [metricsOf('recipe', inProcess), metricsOf('admin', inProcess)];

    admin.close();

    expect(await recipe.exposition()).not.toContain('app="admin"');
  });

  it('have current values by label', async () => {
    const metrics = metricsOf('admin');
    let bytes: Record<string, number> = { recipes: 4, backups: 9 };
    metrics.watchEach('stored_bytes', 'Stored bytes.', 'folder', () => Promise.resolve(bytes));
    expect(await metrics.exposition()).toContain('stored_bytes{folder="backups",app="admin"} 9');

    bytes = { recipes: 5 };

    const text = await metrics.exposition();
    expect(text).toContain('stored_bytes{folder="recipes",app="admin"} 5');
    expect(text).not.toContain('backups');
  });

  it('omit values that are unreadable or absent, and nothing else', async () => {
    const metrics = metricsOf('admin');
    metrics.watch('broken', 'Fails.', () => Promise.reject(new Error('unavailable')));
    metrics.watch('absent', 'Has no value.', () => null);
    metrics.watchEach('broken_each', 'Fails.', 'folder', () => Promise.reject(new Error('unavailable')));
    metrics.watch('fine', 'Works.', () => 7);

    const text = await metrics.exposition();

    expect(text).toContain('fine{app="admin"} 7');
    expect(text).not.toMatch(/^(broken|absent|broken_each)\b/m);
  });
});
