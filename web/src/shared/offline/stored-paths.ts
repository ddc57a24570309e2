/** The data that pages need offline: recipes, plan, shopping lists, and the records they refer to. */
const STORED_PATHS = [
  /^api\/app\/about(\/theme)?$/,
  /^api\/users\/self(\/ratings|\/favorites)?$/,
  /^api\/groups\/(self|preferences|labels|members)\b/,
  /^api\/households\/(self|preferences|cookbooks|shopping|menus)\b/,
  /^api\/households\/mealplans(?!\/calendar)\b/,
  /^api\/recipes(\/[^/]+(\/comments)?)?$/,
  /^api\/organizers\//,
  /^api\/(foods|units)$/,
];
const STORED_IMAGE = /^api\/media\/.+\.webp$/;

/** Whether the service worker stores the responses of a URL, which is relative to the base path. */
export function isStoredResponse(path: string): boolean {
  return STORED_PATHS.some((pattern) => pattern.test(path));
}

/** Whether the service worker stores the image at a URL, which is relative to the base path. */
export function isStoredImage(path: string): boolean {
  return STORED_IMAGE.test(path);
}
