import { Json } from './json.js';

describe('an object with parts that are JSON text already', () => {
  it('has the text that the whole object would have', () => {
    const items = [{ note: 'a "quoted" text' }, { note: 'ü' }];
    const object = { name: 'Week', none: undefined, list: { at: [1, 2] }, items, empty: [], last: null };
    const texts = items.map((item) => new Json(JSON.stringify(item)));

    expect(Json.object({ ...object, list: new Json('{"at":[1,2]}'), items: texts }).text).toBe(JSON.stringify(object));
  });

  it('may be empty', () => {
    expect(Json.object({}).text).toBe('{}');
    expect(Json.object({ first: undefined, second: 1 }).text).toBe('{"second":1}');
  });

  it('may continue another object', () => {
    const items = [new Json('{"note":"milk"}')];

    expect(Json.object({ items, last: undefined }, new Json('{"name":"Week"}')).text).toBe(
      '{"name":"Week","items":[{"note":"milk"}]}',
    );
    expect(Json.object({}, new Json('{"name":"Week"}')).text).toBe('{"name":"Week"}');
    expect(Json.object({ name: 'Week' }, new Json('{}')).text).toBe('{"name":"Week"}');
  });
});
