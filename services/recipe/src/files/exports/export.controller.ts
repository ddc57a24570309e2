import {
  CreateDataExportToken,
  CreateExportToken,
  DirectoryEntryDeleted,
  ExportRecipe,
  ExportRecipeByToken,
  ListDataExports,
  PurgeDataExports,
  ReadDataExportState,
  StartDataExport,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DataExports } from './data-exports.js';
import { RecipeExporter } from './recipe-exporter.js';

@Controller()
export class ExportController {
  constructor(
    private readonly exporter: RecipeExporter,
    private readonly exports: DataExports,
  ) {}

  @Answers(ExportRecipe)
  export({ slugOrId, template }: RequestOf<typeof ExportRecipe>, @CurrentActor() actor: Actor) {
    return this.exporter.export(actor, slugOrId, template);
  }

  @Answers(CreateExportToken)
  createToken({ slugOrId }: RequestOf<typeof CreateExportToken>, @CurrentActor() actor: Actor) {
    return this.exporter.createToken(actor, slugOrId);
  }

  /** Public: for callers with the token. */
  @Answers(ExportRecipeByToken)
  exportByToken({ slugOrId, token }: RequestOf<typeof ExportRecipeByToken>) {
    return this.exporter.exportByToken(slugOrId, token);
  }

  @Answers(StartDataExport)
  start({ recipes }: RequestOf<typeof StartDataExport>, @CurrentActor() actor: Actor) {
    return this.exports.start(actor, recipes);
  }

  @Answers(ReadDataExportState)
  readState({ exportId }: RequestOf<typeof ReadDataExportState>, @CurrentActor() actor: Actor) {
    return this.exports.readState(actor, exportId);
  }

  @Answers(ListDataExports)
  list(_request: RequestOf<typeof ListDataExports>, @CurrentActor() actor: Actor) {
    return this.exports.list(actor);
  }

  @Answers(CreateDataExportToken)
  createFileToken({ path }: RequestOf<typeof CreateDataExportToken>, @CurrentActor() actor: Actor) {
    return this.exports.createToken(actor, path);
  }

  @Answers(PurgeDataExports)
  purge(_request: RequestOf<typeof PurgeDataExports>, @CurrentActor() actor: Actor) {
    return this.exports.purge(actor);
  }

  /** Archives are deleted with their group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'group') await this.exports.purge({ groupId: id });
  }
}
