export interface Box {
  width: number;
  height: number;
}

/** The upright box around a box turned by so many degrees. */
export function rotatedBox({ width, height }: Box, degrees: number): Box {
  const turn = (degrees * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: along * width + across * height, height: across * width + along * height };
}
