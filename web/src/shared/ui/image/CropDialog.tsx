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

interface Selection {
  /** The position of the image below the frame, in CSS pixels. */
  crop: { x: number; y: number };
  zoom: number;
  /** Clockwise, in degrees. */
  rotation: number;
  flipped: boolean;
  aspectRatio: AspectRatio;
  /** In pixels of the rotated image; null until it is shown. */
  area: Area | null;
}

const WHOLE_IMAGE: Selection = {
  crop: { x: 0, y: 0 },
  zoom: 1,
  rotation: 0,
  flipped: false,
  aspectRatio: '4:3',
  area: null,
};
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
  const [selection, setSelection] = useState(WHOLE_IMAGE);
  const [isUndecodable, setUndecodable] = useState(false);
  const [hasFullSize, setHasFullSize] = useState(false);
  const { area } = selection;
  const isBroken = isUnreadable || isUndecodable;

  const handleApply = async () => {
    const cropped = area && source ? await cropImage(source, { ...selection, area }) : null;
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
        <CropEditor
          source={hasFullSize ? source : null}
          selection={selection}
          onChange={(changes) => setSelection((before) => ({ ...before, ...changes }))}
          onUndecodable={() => setUndecodable(true)}
        />
      )}
    </Dialog>
  );
}

interface CropEditorProps {
  /** The URL of the image; null until it can be shown. */
  source: string | null;
  selection: Selection;
  onChange: (changes: Partial<Selection>) => void;
  /** Called when the browser cannot decode the image. */
  onUndecodable: () => void;
}

function CropEditor({ source, selection, onChange, onUndecodable }: CropEditorProps) {
  const { t } = useTranslation();
  const { crop, zoom, rotation, flipped, aspectRatio } = selection;
  return (
    <div className={styles.editor}>
      <div className={styles.frame}>
        {source && (
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={ASPECT_RATIOS[aspectRatio]}
            maxZoom={MAX_ZOOM}
            transform={transformOf(crop, zoom, rotation, flipped)}
            mediaProps={{ onError: onUndecodable }}
            cropperProps={{ role: 'group', 'aria-label': t('image.crop') }}
            onCropChange={(crop) => onChange({ crop })}
            onZoomChange={(next) => onChange({ zoom: next })}
            onRotationChange={(next) => onChange({ rotation: next })}
            onCropComplete={(_percent, area) => onChange({ area })}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Segmented
          aria-label={t('image.aspect-ratio')}
          value={aspectRatio}
          options={Object.keys(ASPECT_RATIOS) as AspectRatio[]}
          onChange={(next) => onChange({ aspectRatio: next })}
        />
        <IconButton
          icon="rotate"
          label={t('image.rotate')}
          onClick={() => onChange({ rotation: (rotation + 90) % 360 })}
        />
        <IconButton icon="flip" label={t('image.flip')} onClick={() => onChange({ flipped: !flipped })} />
      </div>
      <Slider
        className={styles.zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        ariaLabelForHandle={t('image.zoom')}
        tooltip={{ open: false }}
        onChange={(next) => onChange({ zoom: next })}
      />
    </div>
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
