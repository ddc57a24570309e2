import { previewExpiry } from './preview-expiry.js';

const end = (now: string, linkEnd: string) => previewExpiry(new Date(now), new Date(linkEnd)).toISOString();

describe('the expiry of a preview image', () => {
  it('is the same all day, and a week away at least', () => {
    expect(end('2026-03-01T00:00:00Z', '2027-01-01')).toBe('2026-03-09T00:00:00.000Z');
    expect(end('2026-03-01T23:59:59Z', '2027-01-01')).toBe('2026-03-09T00:00:00.000Z');
  });

  it('never comes after the end of the share link', () => {
    expect(end('2026-03-01T12:00:00Z', '2026-03-02T08:00:00Z')).toBe('2026-03-02T08:00:00.000Z');
  });
});
