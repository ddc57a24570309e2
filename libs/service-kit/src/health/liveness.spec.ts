import { AppName } from '../core/app-name.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { Liveness } from './liveness.js';

describe('liveness', () => {
  it('is reported when no part has a problem', () => {
    const liveness = new Liveness(new AppName('recipe'), new InProcessServices());
    liveness.add('mongo', () => null);

    expect(liveness.report()).toEqual({ alive: true, problems: {} });
  });

  it('covers the whole process: each application also reports the problems of the others', () => {
    const local = new InProcessServices();
    const gateway = new Liveness(new AppName('gateway'), local);
    new Liveness(new AppName('recipe'), local).add('mongo', () => 'stuck');

    expect(gateway.report()).toEqual({ alive: false, problems: { 'recipe.mongo': 'stuck' } });
  });

  it('excludes an application that stops, whose connections end intentionally', () => {
    const local = new InProcessServices();
    const gateway = new Liveness(new AppName('gateway'), local);
    const recipe = new Liveness(new AppName('recipe'), local);
    recipe.add('nats', () => 'ended');

    recipe.stop();

    expect(gateway.report().alive).toBe(true);
  });
});
