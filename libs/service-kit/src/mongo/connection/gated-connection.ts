import type { WriteGate } from './write-gate.js';
import type { FailFastConnection } from './driver-connection.js';
import { mayWrite } from './counting-connection.js';

type ConnectionClass = typeof FailFastConnection;

/** A driver connection whose writes to one database pass a gate: for the option `connectionType`. */
export function gatedConnection(Base: ConnectionClass, database: string, gate: WriteGate): ConnectionClass {
  return class extends Base {
    override command(ns: unknown, command: object, ...rest: unknown[]): Promise<unknown> {
      const send = () => super.command(ns, command, ...rest);
      return databaseOf(ns) === database && mayWrite(command) ? gate.run(send) : send();
    }
  };
}

/** The database of a collection name of the driver. */
function databaseOf(ns: unknown): unknown {
  return typeof ns === 'object' && ns !== null && 'db' in ns ? ns.db : undefined;
}
