import { useEffect, useState, type ReactNode } from 'react';
import { Button, Segmented, Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import Cropper, { type Area } from 'react-easy-crop';
import { Dialog } from '../dialogs/Dialog.js';
import { IconButton } from '../actions/IconButton.js';
import { cropImage } from './crop-image.js';
import styles from './CropDialog.module.css';

const ASPECT_RATIOS = { '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4, '16:9': 16 / 9 };
type AspectRatio = keyof typeof ASPECT_RATIOS;
const MAX_ZOOM = 4;
const WIDTH = 680;

export interface CropDialogProps {
  image: File;
  busy?: boolean;
  /** Shown above the image, e.g. why it could not be used. */
  children?: ReactNode;
  /** Called with the cropped image, or with the file itself when it was not cropped. */
  onDone: (image: File) => void;
  onClose: () => void;
}

/** Crops, rotates and mirrors an image. One that the browser cannot read or decode can only be used unchanged. */
export function CropDialog({ image, busy = false, children, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const { url: source, isUnreadable } = useDataUrl(image);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [flipped, setFlipped] = useState(false);
  const [aspectRatio, setAspectRatio] = useState<AspectRatio>('4:3');
  const [area, setArea] = useState<Area | null>(null);
  const [isUndecodable, setUndecodable] = useState(false);
  const [hasFullSize, setHasFullSize] = useState(false);
  const isBroken = isUnreadable || isUndecodable;

  const handleApply = async () => {
    const cropped = area && source ? await cropImage(source, { area, rotation, flipped }) : null;
    onDone(cropped ?? image);
  };
  return (
    <Dialog
      open
      title={t('image.crop')}
      icon="crop"
      width={WIDTH}
      onClose={onClose}
      onOpened={() => setHasFullSize(true)}
      actions={
        <span className={styles.actions}>
          <Button loading={busy && isBroken} disabled={busy && !isBroken} onClick={() => onDone(image)}>
            {t('image.use-original')}
          </Button>
          {!isBroken && (
            <Button type="primary" loading={busy} disabled={!area} onClick={() => void handleApply()}>
              {t('image.apply-crop')}
            </Button>
          )}
        </span>
      }
    >
      {children}
      {isBroken ? (
        <p>{t('image.cannot-be-shown')}</p>
      ) : (
        <div className={styles.editor}>
          <div className={styles.frame}>
            {source && hasFullSize && (
              <Cropper
                image={source}
                crop={crop}
                zoom={zoom}
                rotation={rotation}
                aspect={ASPECT_RATIOS[aspectRatio]}
                maxZoom={MAX_ZOOM}
                transform={transformOf(crop, zoom, rotation, flipped)}
                mediaProps={{ onError: () => setUndecodable(true) }}
                cropperProps={{ role: 'group', 'aria-label': t('image.crop') }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onRotationChange={setRotation}
                onCropComplete={(_percent, pixels) => setArea(pixels)}
              />
            )}
          </div>
          <div className={styles.tools}>
            <Segmented
              aria-label={t('image.aspect-ratio')}
              value={aspectRatio}
              options={Object.keys(ASPECT_RATIOS) as AspectRatio[]}
              onChange={setAspectRatio}
            />
            <IconButton icon="rotate" label={t('image.rotate')} onClick={() => setRotation((rotation + 90) % 360)} />
            <IconButton icon="flip" label={t('image.flip')} onClick={() => setFlipped(!flipped)} />
          </div>
          <Slider
            className={styles.zoom}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            ariaLabelForHandle={t('image.zoom')}
            tooltip={{ open: false }}
            onChange={setZoom}
          />
        </div>
      )}
    </Dialog>
  );
}

function transformOf({ x, y }: { x: number; y: number }, zoom: number, rotation: number, flipped: boolean): string {
  return `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${flipped ? -zoom : zoom}, ${zoom})`;
}

/** The file as a data URL; null until it is read. */
function useDataUrl(file: File): { url: string | null; isUnreadable: boolean } {
  const [url, setUrl] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => setUnreadable(true); // e.g. the file was moved after it was selected
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return { url, isUnreadable };
}
