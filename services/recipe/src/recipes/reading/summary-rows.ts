import type { RecordStamp } from '../../pagination/index.js';
import type { SummaryDocument } from '../../recipe-store/index.js';

/** A recipe in lists, whose document is parsed when it is needed. */
export class ListedRecipe {
  private document: SummaryDocument | undefined;

  constructor(
    /** With equal stamps, recipes are equal. */
    readonly stamp: RecordStamp,
    private readonly read: () => SummaryDocument,
  ) {}

  toDocument(): SummaryDocument {
    this.document ??= this.read();
    return this.document;
  }
}

type Row = Omit<SummaryDocument, '_id' | 'rating'>;
/** Times instead of dates, and numbers instead of ids. */
type Values = [
  name: Row['name'],
  slug: Row['slug'],
  image: Row['image'],
  recipeYield: Row['recipeYield'],
  times: [total: Row['totalTime'], prep: Row['prepTime'], cook: Row['cookTime'], perform: Row['performTime']],
  description: Row['description'],
  orgURL: Row['orgURL'],
  dateAdded: Row['dateAdded'],
  dates: [updated: number, createdAt: number, updatedAt: number, lastMade: number | null],
  owners: [userId: number, householdId: number, groupId: number],
  organizers: [categories: number[], tags: number[], tools: number[]],
];

/**
 * Converts summaries to rows and back: JSON arrays of their fields but the id and the rating, a few hundred bytes instead
 * of two kilobytes of objects or JSON. Ids that many recipes contain are stored once and replaced by numbers.
 */
export class SummaryRows {
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  format(document: SummaryDocument): string {
    return JSON.stringify(this.valuesOf(document));
  }

  parse(row: string): Row {
    const [name, slug, image, recipeYield, times, description, orgURL, dateAdded, dates, owners, organizers] =
      JSON.parse(row) as Values;
    const [totalTime, prepTime, cookTime, performTime] = times;
    return {
      userId: this.idOf(owners[0]),
      householdId: this.idOf(owners[1]),
      groupId: this.idOf(owners[2]),
      name,
      slug,
      image,
      recipeYield,
      totalTime,
      prepTime,
      cookTime,
      performTime,
      description,
      categoryIds: organizers[0].map((number) => this.idOf(number)),
      tagIds: organizers[1].map((number) => this.idOf(number)),
      toolIds: organizers[2].map((number) => this.idOf(number)),
      orgURL,
      dateAdded,
      dateUpdated: new Date(dates[0]),
      createdAt: new Date(dates[1]),
      updatedAt: new Date(dates[2]),
      lastMade: dates[3] === null ? null : new Date(dates[3]),
    };
  }

  private valuesOf(document: SummaryDocument): Values {
    const { name, slug, image, recipeYield, totalTime, prepTime, cookTime, performTime, description } = document;
    const { orgURL, dateAdded, dateUpdated, createdAt, updatedAt, lastMade } = document;
    const { userId, householdId, groupId, categoryIds, tagIds, toolIds } = document;
    return [
      name,
      slug,
      image,
      recipeYield,
      [totalTime, prepTime, cookTime, performTime],
      description,
      orgURL,
      dateAdded,
      [dateUpdated.getTime(), createdAt.getTime(), updatedAt.getTime(), lastMade?.getTime() ?? null],
      [this.numberOf(userId), this.numberOf(householdId), this.numberOf(groupId)],
      [this.numbersOf(categoryIds), this.numbersOf(tagIds), this.numbersOf(toolIds)],
    ];
  }

  private idOf(number: number): string {
    return this.ids[number] ?? '';
  }

  private numbersOf(ids: string[]): number[] {
    return ids.map((id) => this.numberOf(id));
  }

  private numberOf(id: string): number {
    const existing = this.numbers.get(id);
    if (existing !== undefined) return existing;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }
}
