export { PageReader } from './page-reader.js';
export { ScrapingModule } from './scraping.module.js';
