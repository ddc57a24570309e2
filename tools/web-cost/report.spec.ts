import { markdownReport, median, missedAims, textReport, type PageCost } from './report.js';

const aCost = (part: Partial<PageCost> = {}): PageCost => ({
  page: 'home',
  form: 'phone',
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  firstPaintMs: 900,
  largestPaintMs: 1500,
  blockingMs: 90,
  layoutShift: 0,
  scriptBytes: 180_000,
  imageBytes: 60_000,
  ...part,
});

describe('the cost of a page', () => {
  it('is that of the median visit', () => {
    const visits = [71, 99, 90].map((performance) => aCost({ performance }));

    expect(median(visits).performance).toBe(90);
    expect(() => median([])).toThrow('No visit was made.');
  });

  it('meets all aims or lists the missed ones', () => {
    expect(missedAims(aCost())).toEqual([]);
    expect(missedAims(aCost({ form: 'desktop' }))).toEqual(['performance ≥ 98']);
    expect(missedAims(aCost({ blockingMs: 151, accessibility: 99, scriptBytes: 200_001 }))).toEqual([
      'accessibility 100',
      'blocking ≤ 150 ms',
      'script ≤ 200 KB',
    ]);
  });

  it('is a row of the table', () => {
    expect(textReport([aCost()])).toMatch(/home, phone +97 +100 +100 +90 +900 +1500 +0\.000 +180 +60 +kept/);
    expect(markdownReport([aCost({ performance: 60 })], 3, new Date('2026-11-23'))).toContain(
      '| home, phone | 60 | 100 | 100 | 90 | 900 | 1500 | 0.000 | 180 | 60 | missed: performance ≥ 95 |',
    );
  });
});
