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
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<meta data-hid="description" name="description" content="${escapeHtml(description)}" />`,
    property('og:type', 'article'),
    property('og:site_name', 'Larder'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:url', url),
    property('twitter:card', 'summary_large_image'),
    property('twitter:title', title),
    property('twitter:description', description),
    property('twitter:image', image),
    property('twitter:url', url),
    `<script type="application/ld+json">${escapedJson(data)}</script>`,
  ];
  return tags.map((tag) => `    ${tag}`).join('\n');
}

/** Some readers of cards look for `property`, some for `name`. */
function property(key: string, content: string): string {
  return `<meta data-hid="${key}" name="${key}" property="${key}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end its script element, nor a line of one. */
function escapedJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
