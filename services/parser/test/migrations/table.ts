const row = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** A table as comma-separated values, with all cells in quotes. */
export function table(header: string, ...rows: string[][]): string {
  return [header, ...rows.map(row)].join('\r\n');
}
