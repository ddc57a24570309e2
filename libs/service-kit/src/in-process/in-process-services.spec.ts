import { InProcessServices, type InProcessEndpoint } from './in-process-services.js';

function anAnswer(): InProcessEndpoint {
  return { request: () => Promise.resolve(''), stream: async function* () {} };
}

describe('the services of one process', () => {
  it('are found immediately', async () => {
    const local = new InProcessServices();
    const answer = anAnswer();
    local.add('kitchen.pot.cook', answer);

    expect(local.has('kitchen.pot.cook')).toBe(true);
    expect(await local.find('kitchen.pot.cook', 0)).toBe(answer);
  });

  it('are awaited while they are restarted', async () => {
    const local = new InProcessServices();
    const [failed, successor] = [anAnswer(), anAnswer()];
    local.add('kitchen.pot.cook', failed);
    local.interrupt('kitchen.pot.cook', failed);
    const endpoint = local.find('kitchen.pot.cook', 60_000);
    local.add('kitchen.pot.cook', successor);

    expect(local.has('kitchen.pot.cook')).toBe(true);
    expect(await endpoint).toBe(successor);
  });

  it('are awaited no longer than the limit of the caller', async () => {
    const local = new InProcessServices();
    const failed = anAnswer();
    local.add('kitchen.pot.cook', failed);
    local.interrupt('kitchen.pot.cook', failed);

    expect(await local.find('kitchen.pot.cook', 1)).toBeUndefined();
  });

  it('remain when the instance that they have replaced is removed', async () => {
    const local = new InProcessServices();
    const [failed, successor] = [anAnswer(), anAnswer()];
    local.add('kitchen.pot.cook', failed);
    local.add('kitchen.pot.cook', successor);
    local.remove('kitchen.pot.cook', failed);
    local.interrupt('kitchen.pot.cook', failed);

    expect(await local.find('kitchen.pot.cook', 0)).toBe(successor);
  });
});
