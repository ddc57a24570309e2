import {
  CopyUnit,
  CreateUnit,
  DeleteUnit,
  DeleteUnits,
  UnitDeleted,
  UnitMerged,
  ListUnits,
  MergeUnits,
  PatchUnit,
  ReadUnit,
  UpdateUnit,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UnitMerger } from './unit-merger.js';
import { UnitService } from './unit.service.js';

@Controller()
export class UnitController {
  constructor(
    private readonly units: UnitService,
    private readonly merger: UnitMerger,
  ) {}

  @Streams(ListUnits)
  list(query: RequestOf<typeof ListUnits>, @CurrentActor() actor: Actor) {
    return this.units.list(actor, query);
  }

  @Answers(ReadUnit)
  read({ id }: RequestOf<typeof ReadUnit>, @CurrentActor() actor: Actor) {
    return this.units.read(actor, id);
  }

  @Answers(CreateUnit)
  create({ id, unit }: RequestOf<typeof CreateUnit>, @CurrentActor() actor: Actor) {
    return this.units.create(actor, id, unit);
  }

  @Answers(UpdateUnit)
  update({ id, unit }: RequestOf<typeof UpdateUnit>, @CurrentActor() actor: Actor) {
    return this.units.update(actor, id, unit);
  }

  @Answers(PatchUnit)
  patch({ id, changes }: RequestOf<typeof PatchUnit>, @CurrentActor() actor: Actor) {
    return this.units.patch(actor, id, changes);
  }

  @Answers(CopyUnit)
  copy(input: RequestOf<typeof CopyUnit>, @CurrentActor() actor: Actor) {
    return this.units.copy(actor, input);
  }

  @Answers(DeleteUnit)
  delete({ id }: RequestOf<typeof DeleteUnit>, @CurrentActor() actor: Actor) {
    return this.units.delete(actor, id);
  }

  @Answers(DeleteUnits)
  deleteAll({ ids }: RequestOf<typeof DeleteUnits>, @CurrentActor() actor: Actor) {
    return this.units.deleteAll(actor, ids);
  }

  @ListensTo(UnitDeleted)
  async onUnitDeleted({ groupId, unitId, name }: PayloadOf<typeof UnitDeleted>) {
    if (groupId) await this.units.finishDeletion({ groupId, id: unitId, name });
  }

  @Answers(MergeUnits)
  merge(pair: RequestOf<typeof MergeUnits>, @CurrentActor() actor: Actor) {
    return this.merger.merge(actor, pair);
  }

  @ListensTo(UnitMerged)
  async onUnitMerged({ groupId, ...merge }: PayloadOf<typeof UnitMerged>) {
    if (groupId) await this.merger.finish({ groupId }, merge);
  }
}
