import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { z } from 'zod';
import type { SourceText } from '../scraping/scrape-page.js';
import { Scraper } from '../scraping/scraper.js';
import { AiClient } from './ai-client.js';

const TASK = `The user sends the text of a web page. Turn the recipe in it into one schema.org Recipe as a JSON object, with "@context" and "@type".
Copy name, description, recipeIngredient, recipeInstructions, recipeYield, prepTime, cookTime, totalTime and nutrition as they stand there, times as ISO 8601 durations. Invent nothing. Answer {} when there is no recipe.
Answer with the JSON object only, on as few lines as possible.`;

const SchemaRecipe = z.record(z.string(), z.unknown());
type SchemaRecipe = z.output<typeof SchemaRecipe>;

/**
 * Reads pages by asking the language model (docs/api/import-and-parser.md#language-model). Whatever goes wrong, there
 * is just no recipe.
 */
@Injectable()
export class AiPages {
  constructor(
    private readonly ai: AiClient,
    private readonly scraper: Scraper,
    private readonly log: Log,
  ) {}

  get isEnabled(): boolean {
    return this.ai.isEnabled;
  }

  /** The recipe that the model finds in a page, read as if the page had stated it; null without one. */
  async recipe(source: SourceText): Promise<ScrapedRecipe | null> {
    const schema = await this.schema(source);
    // The model's words are no page of the site: nothing that is known of the site's markup holds for them.
    return schema && this.scraper.statedRecipe({ html: JSON.stringify(schema), url: source.url });
  }

  /** The schema.org object that the model makes of a page; null without one. */
  async schema(source: SourceText): Promise<SchemaRecipe | null> {
    if (!this.ai.isEnabled) return null;
    try {
      const { text, image } = await this.scraper.text(source);
      if (!text) return null;
      const found = await this.ai.askFor(SchemaRecipe, { task: TASK, input: text });
      if (Object.keys(found).length === 0) return null;
      return { '@context': 'https://schema.org', ...(image ? { image } : {}), ...found, '@type': 'Recipe' };
    } catch (error) {
      this.log.warn('page not read by the language model', { error });
      return null;
    }
  }
}
