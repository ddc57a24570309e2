import type { SummaryDocument } from '../../recipe-store/index.js';

/** A recipe in lists, as it is cached: a few hundred bytes instead of two kilobytes of objects or JSON. */
export class ListedRecipe {
  constructor(
    private readonly rows: SummaryRows,
    private readonly id: string,
    /** The fields of the summary but the id and the rating, as a JSON array. */
    private readonly row: string,
    readonly rating: number | null,
  ) {}

  /** The number of characters. */
  get length(): number {
    return this.row.length;
  }

  /** The same recipe with another rating. */
  withRating(rating: number | null): ListedRecipe {
    return new ListedRecipe(this.rows, this.id, this.row, rating);
  }

  toDocument(): SummaryDocument {
    return { _id: this.id, rating: this.rating, ...this.rows.parse(this.row) };
  }
}

const TEXTS = [
  'name',
  'slug',
  'image',
  'recipeYield',
  'totalTime',
  'prepTime',
  'cookTime',
  'performTime',
  'description',
  'orgURL',
  'dateAdded',
] as const;
const DATES = ['dateUpdated', 'createdAt', 'updatedAt', 'lastMade'] as const;
const OWNERS = ['userId', 'householdId', 'groupId'] as const;
const ORGANIZERS = ['categoryIds', 'tagIds', 'toolIds'] as const;

type Row = Omit<SummaryDocument, '_id' | 'rating'>;
type Parts = [texts: (string | null)[], times: (number | null)[], owners: number[], organizers: number[][]];

/** Converts summaries to rows and back. Ids that many recipes contain are stored once and replaced by numbers. */
export class SummaryRows {
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  toListed(document: SummaryDocument): ListedRecipe {
    return new ListedRecipe(this, document._id, this.stringify(document), document.rating);
  }

  parse(row: string): Row {
    const [texts, times, owners, organizers] = JSON.parse(row) as Parts;
    // The result of `fromEntries` has no types; the names are those of `stringify`.
    return Object.fromEntries([
      ...TEXTS.map((field, index) => [field, texts[index] ?? null]),
      ...DATES.map((field, index) => [field, dateOf(times[index] ?? null)]),
      ...OWNERS.map((field, index) => [field, this.idOf(owners[index])]),
      ...ORGANIZERS.map((field, index) => [field, organizers[index]?.map((number) => this.idOf(number)) ?? []]),
    ]) as Row;
  }

  private stringify(document: SummaryDocument): string {
    const parts: Parts = [
      TEXTS.map((field) => document[field]),
      DATES.map((field) => document[field]?.getTime() ?? null),
      OWNERS.map((field) => this.numberOf(document[field])),
      ORGANIZERS.map((field) => document[field].map((id) => this.numberOf(id))),
    ];
    return JSON.stringify(parts);
  }

  private idOf(number = 0): string {
    return this.ids[number] ?? '';
  }

  private numberOf(id: string): number {
    const existing = this.numbers.get(id);
    if (existing !== undefined) return existing;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
