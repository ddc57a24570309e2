import { defineConfig, openAiShape, setting, storageShape, type ConfigOf } from '@larder/service-kit';
import { egressShape } from '@larder/service-kit/egress';

const MB = 1024 * 1024;
const BROWSER =
  'Mozilla/5.0 (compatible; Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

export const ParserConfig = defineConfig({
  ...egressShape,
  /** Time limit for fetching one page or image, including redirects. */
  SCRAPE_TIMEOUT_MS: setting.int({ min: 100, max: 60_000 }).default(15_000),
  /** Time limit for a connection, the headers of a response, or the next chunk of it. */
  SCRAPE_IDLE_TIMEOUT_MS: setting.int({ min: 100, max: 60_000 }).default(15_000),
  /** Time limit for reading the recipe in a page. */
  SCRAPE_WORK_TIMEOUT_MS: setting.int({ min: 100, max: 60_000 }).default(10_000),
  SCRAPE_MAX_PAGE_BYTES: setting.int({ min: 1024 }).default(10 * MB),
  SCRAPE_MAX_IMAGE_BYTES: setting.int({ min: 1024 }).default(20 * MB),
  SCRAPE_USER_AGENT: setting.text().default(BROWSER),
  ...openAiShape,
  ...storageShape,
});
export type ParserConfig = ConfigOf<typeof ParserConfig>;
