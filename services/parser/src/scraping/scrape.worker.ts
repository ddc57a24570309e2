// Runs in a worker thread: a hostile page may keep it busy, the service stays responsive.
export { scrapePage as default } from './scrape-page.js';
