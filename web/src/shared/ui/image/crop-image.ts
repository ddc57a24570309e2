import { rotatedBox, type Box } from './rotated-box.js';

export interface Crop {
  /** In pixels of the rotated image. */
  area: Box & { x: number; y: number };
  /** Clockwise, in degrees. */
  rotation: number;
  flipped: boolean;
}

const MAX_EDGE_PX = 3000; // larger than screens, within the canvas limits of phones
const QUALITY = 0.92;
const TYPE = 'image/jpeg';

/** The cropped image as a JPEG file; null when the browser cannot draw it. `source` is its URL. */
export async function cropImage(source: string, { area, rotation, flipped }: Crop): Promise<File | null> {
  const image = await loadImage(source);
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!image || !context) return null;

  const { naturalWidth: width, naturalHeight: height } = image;
  const rotated = rotatedBox({ width, height }, rotation);
  context.fillStyle = '#fff'; // JPEG has no transparency: a white background instead of black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(rotated.width / 2 - area.x, rotated.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(flipped ? -1 : 1, 1);
  context.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  return blob && new File([blob], 'cropped.jpg', { type: TYPE });
}

async function loadImage(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}
