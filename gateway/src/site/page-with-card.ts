import type { RecipeCard } from './recipe-card.js';

/** The metadata of the application's page, which the card replaces. */
const OWN_METADATA = /<(?:title>[^<]*<\/title|meta\s[^>]*data-hid="(?:description|og:[a-z_]+)"[^>]*)>\s*/g;
const HEAD_END = '</head>';

/** The application's page with a card in its head. All values are escaped as text. */
export function pageWithCard(page: string, card: RecipeCard): string {
  // A function, because `$&` is special in a replacement text.
  return page.replace(OWN_METADATA, '').replace(HEAD_END, () => `${tagsOf(card)}\n  ${HEAD_END}`);
}

function tagsOf({ title, description, image, url, data }: RecipeCard): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    property('og:type', 'article'),
    property('og:site_name', 'Larder'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [property('og:image', image), named('twitter:image', image)] : []),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ];
  return tags.map((tag) => `    ${tag}`).join('\n');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
