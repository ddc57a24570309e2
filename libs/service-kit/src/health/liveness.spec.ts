import { AppName } from '../core/app-name.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { Liveness } from './liveness.js';

describe('liveness', () => {
  it('is reported when no part has a problem', () => {
    const liveness = new Liveness(new AppName('recipe'), new InProcessServices());
    liveness.add('mongo', () => null);

    expect(liveness.report()).toEqual({ alive: true, problems: {} });
  });

  it('is that of the whole process: each application reports the problems of its neighbours', () => {
    const local = new InProcessServices();
    const gateway = new Liveness(new AppName('gateway'), local);
    new Liveness(new AppName('recipe'), local).add('mongo', () => 'stuck');

    expect(gateway.report()).toEqual({ alive: false, problems: { 'recipe.mongo': 'stuck' } });
  });

  it('leaves out an application that stops: its connections end on purpose', () => {
    const local = new InProcessServices();
    const gateway = new Liveness(new AppName('gateway'), local);
    const recipe = new Liveness(new AppName('recipe'), local);
    recipe.add('nats', () => 'ended');

    recipe.stop();

    expect(gateway.report().alive).toBe(true);
  });
});
