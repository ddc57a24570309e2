import { recipeSitemap, sitemapIndex } from './sitemap-xml.js';

const ORIGIN = 'https://larder.test';

describe('a sitemap', () => {
  it('has an index of files at the root, whose addresses are escaped', () => {
    const files = [
      { groupSlug: 'home', page: 1 },
      { groupSlug: 'salt & pepper', page: 12 },
    ];

    const index = sitemapIndex(ORIGIN, files);

    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
    expect(index).toContain('<loc>https://larder.test/sitemap.xml?group=home&amp;page=1</loc>');
    expect(index).toContain('<loc>https://larder.test/sitemap.xml?group=salt+%26+pepper&amp;page=12</loc>');
  });

  it('has no more files than an index may have', () => {
    const files = Array.from({ length: 50_001 }, () => ({ groupSlug: 'home', page: 1 }));

    expect(sitemapIndex(ORIGIN, files).match(/<sitemap>/g)).toHaveLength(50_000);
  });

  it('lists the pages of recipes with the time of their last change', () => {
    const updatedAt = '2026-01-02T03:04:05.000Z';

    const file = recipeSitemap(ORIGIN, 'home', [
      { slug: 'leek-soup', updatedAt },
      { slug: "кок'с", updatedAt },
    ]);

    expect(file).toContain(
      '<url><loc>https://larder.test/g/home/r/leek-soup</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
    );
    expect(file).toContain('/r/%D0%BA%D0%BE%D0%BA&apos;%D1%81</loc>');
    expect(file.trim().endsWith('</urlset>')).toBe(true);
  });
});
