import { fileOfGeneration, generationFolder, ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { GENERATION, InjectAllFiles } from '@larder/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { RunProgress } from '../records/run-progress.js';
import type { SourceFile } from './restore-source.js';

/** Number of files that are copied concurrently: each waits for the disk. */
const FILES_AT_ONCE = 8;

/** Writes the files of generations that are not in use yet. */
@Injectable()
export class GenerationFiles {
  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    @Inject(GENERATION) private readonly generation: number,
  ) {}

  /** Removes all files of a generation. */
  drop(generation: number): Promise<void> {
    return this.files.deletePrefix(generationFolder(generation));
  }

  /** Copies the files in use; on disk as hard links, since writes are paused meanwhile. */
  async copyCurrent(generation: number, progress: RunProgress): Promise<void> {
    let keys: string[] = [];
    const flush = async () => {
      await Promise.all(keys.map((key) => this.copy(key, generation)));
      keys = [];
      await progress.checkpoint('copied current files');
    };
    for await (const { key } of this.files.list(generationFolder(this.generation))) {
      const file = fileOfGeneration(key);
      if (file?.generation !== this.generation) continue;
      keys.push(file.key);
      if (keys.length >= FILES_AT_ONCE) await flush();
    }
    await flush();
  }

  /** Stores the files of a backup. */
  async store(files: readonly SourceFile[], generation: number, progress: RunProgress): Promise<void> {
    const folder = generationFolder(generation);
    for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
      const some = files.slice(from, from + FILES_AT_ONCE);
      await Promise.all(some.map(async (file) => this.files.put(`${folder}${file.key}`, await file.open())));
      progress.advance((100 * (from + some.length)) / files.length);
      await progress.checkpoint('copied files');
    }
  }

  /** Skips a file that was deleted meanwhile. */
  private async copy(key: string, generation: number): Promise<void> {
    try {
      await this.files.copy(`${generationFolder(this.generation)}${key}`, `${generationFolder(generation)}${key}`, {
        link: true,
      });
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError)) throw error;
    }
  }
}
