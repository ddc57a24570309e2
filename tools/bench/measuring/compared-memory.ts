import type { ProcessMemory } from './process-memory.js';

/** The memory of one process after seeding and after the load, in MB. */
export interface ComparedMemory {
  name: string;
  seededRssMb: number;
  seededPssMb: number;
  loadedPssMb: number;
}

/** The memory of each process after seeding and after the load; 0 while it did not run. */
export function comparedMemory(seeded: ProcessMemory[], loaded: ProcessMemory[]): ComparedMemory[] {
  const names = [...new Set([...seeded, ...loaded].map(({ name }) => name))];
  return names.map((name) => ({
    name,
    seededRssMb: sumOf(seeded, name, 'rssMb'),
    seededPssMb: sumOf(seeded, name, 'pssMb'),
    loadedPssMb: sumOf(loaded, name, 'pssMb'),
  }));
}

/** The sum of all processes. */
export function wholeTree(name: string, memory: ComparedMemory[]): ComparedMemory {
  const total = (pick: (one: ComparedMemory) => number) => memory.reduce((sum, one) => sum + pick(one), 0);
  return {
    name,
    seededRssMb: total((one) => one.seededRssMb),
    seededPssMb: total((one) => one.seededPssMb),
    loadedPssMb: total((one) => one.loadedPssMb),
  };
}

function sumOf(memory: ProcessMemory[], name: string, field: 'rssMb' | 'pssMb'): number {
  return memory.filter((one) => one.name === name).reduce((sum, one) => sum + one[field], 0);
}
