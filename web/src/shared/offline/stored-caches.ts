/** The caches of the service worker that hold what a user has read. */
export const DATA_CACHE = 'larder-data-1';
export const IMAGE_CACHE = 'larder-images-1';
