import type { Instance } from '../../instance/with-instance.js';
import { costMeter } from './cost-meter.js';
import { DatabaseCommands } from './database-commands.js';
import { measure, type Figures, type Load } from './measure.js';
import { startNoOp } from './no-op.js';
import type { Scenario } from '../scenarios/scenario.js';
import type { Aims } from '../scenarios/outcome.js';

/** The measurements of one request. */
export interface Row {
  name: string;
  aims: Aims;
  figures: Figures;
  /** The same client with the no-op server, immediately before: the speed of the machine varies. */
  noOp: Figures;
}

/** The share of the time for the no-op server. */
const NO_OP_SHARE = 0.25;

/** Measures one request after another, and the no-op server before each of them. */
export async function measureAll({ product, larder }: Instance, chosen: Scenario[], load: Load): Promise<Row[]> {
  const database = await DatabaseCommands.connect(product.databaseAddress);
  const noOp = await startNoOp();
  try {
    const meters = { product: costMeter(() => product.roots(), database), noOp: costMeter(() => [noOp.pid]) };
    const nothing = { larder: noOp.larder, next: () => ({ method: 'GET', path: '/' }) };
    const rows: Row[] = [];
    for (const { name, aims, status, prepare } of chosen) {
      process.stdout.write(`${name} …\n`);
      const before = await measure(nothing, { ...load, seconds: load.seconds * NO_OP_SHARE }, meters.noOp);
      const figures = await measure({ larder, next: await prepare(larder), status }, load, meters.product);
      rows.push({ name, aims, figures, noOp: before });
    }
    return rows;
  } finally {
    noOp.stop();
    await database.close();
  }
}
