import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { z } from 'zod';
import { AiClient } from '../ai/index.js';
import { Scraper } from './scraper.js';
import type { SourcePage } from './source-page.js';

const TASK = `The user sends the text of a web page. Turn the recipe in it into one schema.org Recipe as a JSON object, with "@context" and "@type".
Copy name, description, recipeIngredient, recipeInstructions, recipeYield, prepTime, cookTime, totalTime and nutrition as they stand there, times as ISO 8601 durations. Invent nothing. Answer {} when there is no recipe.
Answer with the JSON object only, on as few lines as possible.`;

const SchemaRecipe = z.record(z.string(), z.unknown());
type SchemaRecipe = z.output<typeof SchemaRecipe>;

/**
 * Reads pages with the language model (docs/api/import-and-parser.md#language-model). A failure counts as no recipe.
 */
@Injectable()
export class AiPageReader {
  constructor(
    private readonly ai: AiClient,
    private readonly scraper: Scraper,
    private readonly log: Log,
  ) {}

  get isEnabled(): boolean {
    return this.ai.isEnabled;
  }

  /** The recipe that the model reads in a page, scraped as if it were the page's structured data; null without one. */
  async recipe(page: SourcePage): Promise<ScrapedRecipe | null> {
    const schema = await this.schema(page);
    // The answer does not have the markup of the site, so the adapter for the site must not be used.
    return schema && this.scraper.structuredRecipe({ html: JSON.stringify(schema), url: page.url });
  }

  /** The schema.org object that the model makes of a page; null without one. */
  async schema(page: SourcePage): Promise<SchemaRecipe | null> {
    if (!this.ai.isEnabled) return null;
    try {
      const { text, image } = await this.scraper.text(page);
      if (!text) return null;
      const answer = await this.ai.askFor(SchemaRecipe, { task: TASK, input: text });
      if (Object.keys(answer).length === 0) return null;
      return { '@context': 'https://schema.org', ...(image ? { image } : {}), ...answer, '@type': 'Recipe' };
    } catch (error) {
      this.log.warn('page not read by the language model', { error });
      return null;
    }
  }
}
