/** The data that offline pages need: recipes, plan, lists and their references. */
const READABLE = [
  /^api\/app\/about(\/theme)?$/,
  /^api\/users\/self(\/ratings|\/favorites)?$/,
  /^api\/groups\/(self|preferences|labels)\b/,
  /^api\/households\/(self|preferences|cookbooks|shopping|menus)\b/,
  /^api\/households\/mealplans(?!\/calendar)\b/,
  /^api\/recipes(\/[^/]+(\/comments)?)?$/,
  /^api\/organizers\//,
  /^api\/(foods|units)$/,
];
const IMAGE = /^api\/media\/.+\.webp$/;

/** Whether the service worker stores the responses of a URL, which is relative to the base path. */
export function isStoredAnswer(path: string): boolean {
  return READABLE.some((pattern) => pattern.test(path));
}

export function isStoredImage(path: string): boolean {
  return IMAGE.test(path);
}
