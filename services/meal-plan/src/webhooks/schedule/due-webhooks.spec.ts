import { dueAt } from './due-webhooks.js';

const window = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const at = (scheduledTime: string, timeZone: string | null = null) => ({ scheduledTime, timeZone });

describe('a webhook', () => {
  it('is due within the window, including its end but not its start', () => {
    const five = window('2025-03-14T16:25:00Z', '2025-03-14T16:30:00Z');
    expect(dueAt(at('16:30:00'), five)).toEqual(new Date('2025-03-14T16:30:00Z'));
    expect(dueAt(at('16:25:01'), five)).not.toBeNull();
    expect(dueAt(at('16:25:00'), five)).toBeNull();
    expect(dueAt(at('16:30:01'), five)).toBeNull();
  });

  it('is due before and after midnight', () => {
    const night = window('2025-03-14T23:58:00Z', '2025-03-15T00:03:00Z');
    expect(dueAt(at('23:59:00'), night)).toEqual(new Date('2025-03-14T23:59:00Z'));
    expect(dueAt(at('00:00:00'), night)).toEqual(new Date('2025-03-15T00:00:00Z'));
    expect(dueAt(at('12:00:00'), night)).toBeNull();
  });

  it('keeps its local time when clocks change', () => {
    const hour = (day: string, from: string, to: string) => window(`${day}T${from}:00Z`, `${day}T${to}:00Z`);
    expect(dueAt(at('18:00:00', 'Europe/Berlin'), hour('2025-01-10', '16:55', '17:00'))).not.toBeNull();
    expect(dueAt(at('18:00:00', 'Europe/Berlin'), hour('2025-07-10', '15:55', '16:00'))).not.toBeNull();
    expect(dueAt(at('18:00:00', 'Europe/Berlin'), hour('2025-07-10', '16:55', '17:00'))).toBeNull();
  });

  it('is due once when clocks skip or repeat its hour', () => {
    const all = (day: string) =>
      Array.from({ length: 288 }, (_, index) => {
        const from = new Date(Date.parse(`${day}T00:00:00+01:00`) + index * 300_000);
        return dueAt(at('02:30:00', 'Europe/Berlin'), { from, to: new Date(from.getTime() + 300_000) });
      }).filter(Boolean);
    expect(all('2025-03-30')).toHaveLength(1);
    expect(all('2025-10-26')).toHaveLength(1);
  });
});
