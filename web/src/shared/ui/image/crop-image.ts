import { rotatedBox, type Box } from './rotated-box.js';

export interface CropArea {
  /** The crop area, in pixels of the rotated image. */
  area: Box & { x: number; y: number };
  /** Clockwise, in degrees. */
  rotation: number;
  flipped: boolean;
}

const MAX_EDGE_PX = 3000; // larger than screens, within the canvas limits of phones
const QUALITY = 0.92;
const KIND = 'image/jpeg';

/** Draws the crop area of an image; null when the browser cannot. */
export async function cropImage(source: string, { area, rotation, flipped }: CropArea): Promise<File | null> {
  const image = await loadImage(source);
  const shrink = Math.min(1, MAX_EDGE_PX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * shrink);
  canvas.height = Math.round(area.height * shrink);
  const pen = canvas.getContext('2d');
  if (!image || !pen) return null;

  const { naturalWidth: width, naturalHeight: height } = image;
  const turned = rotatedBox({ width, height }, rotation);
  pen.fillStyle = '#fff'; // JPEG has no transparency: a white background instead of black
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(shrink, shrink);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate((rotation * Math.PI) / 180);
  pen.scale(flipped ? -1 : 1, 1);
  pen.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, KIND, QUALITY));
  return blob && new File([blob], 'cut.jpg', { type: KIND });
}

async function loadImage(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}
