import { withoutEquipment } from './equipment.js';

const LINES = [
  { title: 'Tart', text: '3 lemons' },
  { title: '', text: '200 g sugar' },
  { title: 'Special equipment', text: 'a tart tin' },
  { title: '', text: 'a whisk' },
  { title: 'To serve', text: 'cream' },
];

describe('withoutEquipment', () => {
  it('omits kitchen equipment, not ingredients', () => {
    expect(withoutEquipment(LINES).map(({ text }) => text)).toEqual(['3 lemons', '200 g sugar', 'cream']);
  });

  it.each(['Kitchen tools needed:', 'Equipment', 'Zubehör', 'Ustensiles'])('recognizes "%s"', (title) => {
    expect(
      withoutEquipment([
        { title: '', text: 'salt' },
        { title, text: 'a pan' },
      ]),
    ).toHaveLength(1);
  });

  it('keeps a list that would be empty', () => {
    expect(withoutEquipment([{ title: 'Equipment', text: '2 eggs' }])).toHaveLength(1);
  });
});
