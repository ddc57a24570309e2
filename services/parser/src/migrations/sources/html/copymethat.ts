import type { Note, ScrapedLine } from '@larder/recipe-scraper';
import { wordsOf, type PageElement } from '@larder/recipe-scraper/html';
import { imageContent, type Archive } from '../../../archives/index.js';
import { cleanRecipe, noteOf, starsOf, type RecipeDraft } from '../../../drafts/index.js';
import { byClass, byId, byName, imageFileOf, recipeElements, textIn } from './html-export.js';
import type { SourceContext, SourceRecord } from '../source.js';

/**
 * A Copy Me That export: recipes in one HTML page, images in separate files
 * (docs/api/migrations-and-reports.md#migrations).
 */
export async function* readCopyMeThat(archive: Archive, context: SourceContext): AsyncGenerator<SourceRecord> {
  for await (const parse of recipeElements(archive, 'recipe')) {
    yield { failureMessage: 'Failed to parse recipe', read: () => read(parse(), archive, context) };
  }
}

function read(element: PageElement, archive: Archive, { words, now }: SourceContext): RecipeDraft {
  const text = (id: string) => textIn(byId(element, id));
  const image = imageFileOf(archive, byClass(element, 'recipeImage')[0]);
  const servings = text('recipeYield');
  const recipe = cleanRecipe(
    {
      name: text('name'),
      description: text('description'),
      orgURL: text('original_link'),
      recipeYield: servings ? withUnit(servings) : text('servings'),
      ingredients: linesIn(byId(element, 'recipeIngredients'), INGREDIENTS),
      steps: linesIn(byId(element, 'recipeInstructions'), STEPS),
      notes: notesIn(byId(element, 'recipeNotes')),
      tags: byClass(element, 'recipeCategory').map(textIn),
      lastMade: byId(element, 'made_this') ? now : null,
    },
    words,
  );
  return {
    recipe,
    rating: starsOf(text('ratingValue')),
    isFavorite: byId(element, 'starred') !== undefined,
    image: image && imageContent(image),
  };
}

function withUnit(servings: string): string {
  return /^\d+$/.test(servings) ? `${servings} ${servings === '1' ? 'serving' : 'servings'}` : servings;
}

interface LineClasses {
  heading: string;
  blank: string;
  /** A unit that belongs to the line before it. */
  remark: string;
}
const INGREDIENTS: LineClasses = {
  heading: 'recipeIngredient_subheader',
  blank: 'recipeIngredient_spacer',
  remark: 'recipeIngredient_note',
};
const STEPS: LineClasses = {
  heading: 'instruction_subheader',
  blank: 'instruction_spacer',
  remark: 'instruction_note',
};

function linesIn(list: PageElement | undefined, classes: LineClasses): ScrapedLine[] {
  const lines: ScrapedLine[] = [];
  let title = '';
  for (const item of list ? byName(list, 'li') : []) {
    const [text, words] = [textIn(item), wordsOf(item, 'class')];
    const previous = lines.at(-1);
    if (!text || words.includes(classes.blank)) continue;
    if (words.includes(classes.heading)) title = text;
    else if (words.includes(classes.remark) && previous) previous.text += ` ${text}`;
    else lines.push({ title: takeTitle(), text });
  }
  return lines;

  function takeTitle(): string {
    const heading = title;
    title = '';
    return heading;
  }
}

function notesIn(element: PageElement | undefined): Note[] {
  if (!element) return [];
  const items = byName(element, 'li');
  return (items.length > 0 ? items : [element]).flatMap((each) => noteOf('', textIn(each)));
}
