import type { DatedLabel } from '@larder/contracts';
import { labelSettings, moveLabels } from './label-settings.js';

const label = (name: string, createdAt = '2026-01-01T00:00:00.000Z'): DatedLabel => ({
  id: `id-${name}`,
  name,
  color: '#959595',
  groupId: 'group',
  createdAt,
});
const list = (...labelPlaces: { labelId: string; position: number }[]) => ({
  _id: 'list',
  createdAt: new Date('2026-02-01'),
  labelPlaces,
});
const order = (...args: Parameters<typeof labelSettings>) =>
  labelSettings(...args).map((setting) => [setting.label.name, setting.position]);

describe('the labels of a list', () => {
  it('are ordered by name at first, regardless of case and accents', () => {
    expect(order(list(), [label('Spices'), label('dairy'), label('Épicerie')])).toEqual([
      ['dairy', 0],
      ['Épicerie', 1],
      ['Spices', 2],
    ]);
  });

  it('are followed by later labels of the group, by creation', () => {
    const labels = [label('Bakery', '2026-03-02'), label('Aisle 9', '2026-03-03'), label('Spices')];
    expect(order(list(), labels).map(([name]) => name)).toEqual(['Spices', 'Bakery', 'Aisle 9']);
  });

  it('keep the positions they were moved to, and the others follow', () => {
    const places = [
      { labelId: 'id-Spices', position: 0 },
      { labelId: 'id-Bakery', position: 4 },
    ];
    expect(order(list(...places), [label('Bakery'), label('Dairy'), label('Spices')])).toEqual([
      ['Spices', 0],
      ['Bakery', 4],
      ['Dairy', 5],
    ]);
  });

  it('leave out a deleted label', () => {
    expect(order(list({ labelId: 'id-Gone', position: 3 }), [label('Dairy')])).toEqual([['Dairy', 0]]);
  });

  it('have permanent ids in each list', () => {
    const [one] = labelSettings(list(), [label('Dairy')]);
    const [again] = labelSettings(list(), [label('Dairy')]);
    const [other] = labelSettings({ ...list(), _id: 'other' }, [label('Dairy')]);
    expect(one?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again?.id).toBe(one?.id);
    expect(other?.id).not.toBe(one?.id);
  });

  it('keep the positions of labels that are not moved', () => {
    const [bakery, dairy, spices] = [label('Bakery'), label('Dairy'), label('Spices')];
    const labels = [bakery, dairy, spices];
    const to = (labelId: string, position: number) => [
      { id: 'x', shoppingListId: 'list', labelId, position, label: undefined },
    ];

    const once = list(...moveLabels(list(), labels, to(bakery.id, 7)));
    expect(order(once, labels)).toEqual([
      ['Dairy', 1],
      ['Spices', 2],
      ['Bakery', 7],
    ]);
    expect(order(list(...moveLabels(once, labels, to(spices.id, 0))), labels)).toEqual([
      ['Spices', 0],
      ['Dairy', 1],
      ['Bakery', 7],
    ]);
  });

  it('are stored only for labels of the group', () => {
    const places = [
      { labelId: 'id-Gone', position: 3 },
      { labelId: 'id-Dairy', position: 4 },
    ];
    const moved = ['id-Unknown', 'id-Dairy'].map((labelId) => ({
      id: 'x',
      shoppingListId: 'list',
      labelId,
      position: 5,
    }));

    expect(moveLabels(list(...places), [label('Dairy')], moved)).toEqual([{ labelId: 'id-Dairy', position: 5 }]);
  });
});
