import { ParserErrors, type MigrationType } from '@larder/contracts';
import type { Archive } from '../archives/archive.js';
import { MIGRATION_LIMITS } from '../archives/archive-limits.js';
import { openPlainFile } from '../archives/plain-file.js';
import { openZipFile } from '../archives/zip-archive.js';
import { durationWords } from '../imports/duration-words.js';
import { LONGEST_RECIPE } from '../imports/recipe-parts.js';
import { failed, type Outcome } from '../reports/outcome.js';
import { APPS } from './apps.js';
import { sourceRecords } from './source-records.js';
import type { SourceRecipe, SourceRecord } from './sources/source.js';

/** An export to be read: an open file, which threads of a process share. */
export interface ExportSource {
  fd: number;
  type: MigrationType;
  /** The language times are written in. */
  locale: string;
}

/** What is told of a record: plain data. Files are asked for by its position. */
export type ToldRecord =
  | { failure: Outcome }
  | {
      found: Omit<SourceRecipe, 'own' | 'assets'> & { hasOwn: boolean; assetNames: string[] };
    };

/** Reads an export record by record, and keeps the way to a record's files until it is let go of. */
export class ExportSession {
  private readonly records: AsyncIterator<SourceRecord>;
  private readonly kept = new Map<number, SourceRecipe>();
  private position = 0;

  constructor({ fd, type, locale }: ExportSource) {
    const open = (): Promise<Archive> => (APPS[type].isPlain ? openPlainFile(fd) : openZipFile(fd, MIGRATION_LIMITS));
    const context = { words: durationWords(locale), now: new Date() };
    this.records = sourceRecords({ type, open, context })[Symbol.asyncIterator]();
  }

  /** The next record; null when there are no more. */
  async next(): Promise<ToldRecord | null> {
    const step: IteratorResult<SourceRecord, unknown> = await this.records.next();
    if (step.done) return null;
    const { value } = step;
    const position = this.position++;
    if ('failure' in value) return { failure: failed(value.failure.message, value.failure.error) };
    // Whatever it is, it would not fit a message; it must not become a copy in another thread either.
    if (JSON.stringify(value.found.recipe).length > LONGEST_RECIPE) return { failure: tooLong(value.found) };
    this.kept.set(position, value.found);
    const { own, assets = [], ...found } = value.found;
    return { found: { ...found, hasOwn: own !== undefined, assetNames: assets.map(({ fileName }) => fileName) } };
  }

  /** The picture that came along with a record; null when there is none. */
  async picture(position: number): Promise<Buffer | null> {
    return (await this.kept.get(position)?.own?.()) ?? null;
  }

  /** A file of a record. */
  async asset(position: number, fileName: string): Promise<Buffer> {
    const asset = this.kept.get(position)?.assets?.find((each) => each.fileName === fileName);
    if (!asset) throw new Error('A file was asked for that the export does not have.');
    return asset.file.read();
  }

  /** Nobody asks for this record's files any more. */
  release(position: number): void {
    this.kept.delete(position);
  }
}

function tooLong({ recipe }: SourceRecipe): Outcome {
  return failed(`Failed to import ${(recipe.name ?? '').slice(0, 100)}`, ParserErrors.badRecipeData());
}
