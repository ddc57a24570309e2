import { processTable, type RunningProcess } from '@larder/testing';

/** A process and its descendants. */
export function treeOf(root: number): RunningProcess[] {
  const table = processTable();
  const members = table.filter(({ pid }) => pid === root);
  for (const member of members) members.push(...table.filter(({ parent }) => parent === member.pid));
  return members;
}
