export interface Box {
  width: number;
  height: number;
}

/** The bounding box of a box rotated by a number of degrees. */
export function rotatedBox({ width, height }: Box, degrees: number): Box {
  const turn = (degrees * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: along * width + across * height, height: across * width + along * height };
}
