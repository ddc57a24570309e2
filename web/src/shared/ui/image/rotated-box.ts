export interface Box {
  width: number;
  height: number;
}

/** The bounding box of a box rotated by a number of degrees. */
export function rotatedBox({ width, height }: Box, degrees: number): Box {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}
