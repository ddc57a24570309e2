import { parentPort } from 'node:worker_threads';
import { WorkCounter } from './work.js';

const OURS = /recipe-scraper\/src|htmlparser2|entities/;

// V8 counts loop bodies and branches only in code that it compiles after counting has begun, so nothing that is counted
// may be imported before. The messages are pages; each is answered with the work of scraping it.
const counter = new WorkCounter();
const { scrapeRecipe } = await import('../scrape-recipe.js');
parentPort?.on('message', (html: string) => {
  parentPort?.postMessage(counter.of(OURS, () => void scrapeRecipe({ html })));
});
