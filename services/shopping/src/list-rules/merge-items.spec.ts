import { MAX_ITEM_NOTE } from '@larder/contracts';
import { joinNotes } from './merge-items.js';

describe('the note of a merged item', () => {
  it('contains each note once', () => {
    expect(joinNotes('ripe | red', 'red')).toBe('ripe | red');
    expect(joinNotes('ripe | red', ' large ')).toBe('ripe | red | large');
    expect(joinNotes('', 'red')).toBe('red');
  });

  it('is that of the target when both are too long together', () => {
    const note = 'x'.repeat(MAX_ITEM_NOTE - 6);

    expect(joinNotes(note, 'red')).toBe(`${note} | red`);
    expect(joinNotes(note, 'green')).toBe(note);
  });
});
